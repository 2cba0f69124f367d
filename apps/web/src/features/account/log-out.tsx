import { useEffect, useId, useRef, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { TickField } from '../../ui/forms/fields.js';
import { Refusal } from '../../ui/forms/refusal.js';
import { useAct } from '../../api/act.js';
import { forgetRecent } from '../search/recent.js';

/** Ends this login and takes the sheets of the account off the phone; asks first where one is nowhere else. */
export function LogOut({ account }: { readonly account: string }) {
  const { perform, problems, failure, pending } = useAct('logout', { leaves: true });
  const { language } = usePage();
  const t = useTranslations('account');
  const [alone, setAlone] = useState(0);
  const leave = async (): Promise<void> => {
    if (pending || (await perform({})) === null) return;
    await forgetSheets(account);
    forgetRecent();
    location.assign(`/${language}`);
  };
  const press = async (): Promise<void> => {
    const number = await sheetsHereAlone();
    if (number > 0) setAlone(number);
    else await leave();
  };
  return (
    <>
      <button type="button" className="action scripted" aria-disabled={pending} onClick={() => void press()}>
        {t('logOut')}
      </button>
      {alone === 0 ? null : <Question number={alone} leave={() => void leave()} stay={() => setAlone(0)} />}
      <Refusal problems={problems} failure={failure} />
    </>
  );
}

function Question({
  number,
  leave,
  stay,
}: {
  readonly number: number;
  readonly leave: () => void;
  readonly stay: () => void;
}) {
  const t = useTranslations('account');
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div className="notice" role="group" aria-labelledby={id} tabIndex={-1} ref={group}>
      <p id={id}>
        <strong>{t('sheetsAlone', { number })}</strong>
      </p>
      <p>{t('sheetsGo', { number })}</p>
      <Link to="/sheets" className="action main">
        {t('toSheets')}
      </Link>{' '}
      <button type="button" className="action" onClick={stay}>
        {t('stay')}
      </button>{' '}
      <button type="button" className="action" onClick={leave}>
        {t('logOutAndDelete', { number })}
      </button>
    </div>
  );
}

/** In a form that ends this login too: where a sheet is on this phone alone it has to be ticked that it goes. */
export function SheetsGo() {
  const t = useTranslations('account');
  const [number, setNumber] = useState(0);
  useEffect(() => void sheetsHereAlone().then(setNumber), []);
  if (number === 0) return null;
  const words = t('sheetsAlone', { number });
  return (
    <TickField
      name="sheetsGo"
      label={t('sheetsMayGo', { number })}
      hint={`${words}. ${t('sheetsGo', { number })}`}
      mustBeTicked={t('sheetsGo', { number })}
    />
  );
}

// What keeps sheets is loaded when somebody leaves, not with the account.
const sheetsHereAlone = async (): Promise<number> => (await import('../sheets/leaving.js')).sheetsHereAlone();

/** Takes what the phone keeps of an account that was logged out. */
export const forgetSheets = async (account: string): Promise<void> =>
  (await import('../sheets/leaving.js')).forgetSheets(account);
