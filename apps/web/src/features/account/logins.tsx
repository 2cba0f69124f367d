import Bowser from 'bowser';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { ActButton } from '../../ui/forms/act-button.js';
import { Form } from '../../ui/forms/form.js';
import { StayingTokens } from './staying-tokens.js';
import type { OwnAccount } from './queries.js';
import { forgetSheets, SheetsGo } from './log-out.js';

/** Where the account is logged in; each place can be shut, and all at once. */
export function Logins({
  account,
  logins,
  tokens,
}: {
  readonly account: string;
  readonly logins: OwnAccount['logins']['nodes'];
  readonly tokens: OwnAccount['apiTokens']['nodes'];
}) {
  const t = useTranslations('account');
  const format = useFormatter();
  const { language } = usePage();
  const time = (at: string): string => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section id="logins" aria-labelledby="logins-heading">
      <h2 id="logins-heading">{t('loginsTitle')}</h2>
      <ul className="ruled">
        {logins.map(({ id, current, userAgent, createdAt, lastUsedAt }) => {
          const device = deviceOf(userAgent) ?? t('unknownDevice');
          return (
            <li key={id} className="with-action">
              <span>
                {device} {current ? <strong>{t('thisDevice')}</strong> : null}
                <small>{t('loginTimes', { since: time(createdAt), last: time(lastUsedAt) })}</small>
              </span>
              {current ? null : (
                <ActButton
                  mutation="revokeLogin"
                  input={{ loginId: id }}
                  label={t('endLoginOf', { device, since: time(createdAt) })}
                >
                  {t('endLogin')}
                </ActButton>
              )}
            </li>
          );
        })}
      </ul>
      <Form
        name={t('logOutEverywhere')}
        mutation="logoutEverywhere"
        leaves
        start={{ keepTokenIds: [] as string[], sheetsGo: false }}
        input={({ keepTokenIds }) => ({ keepTokenIds })}
        done={async () => {
          await forgetSheets(account);
          location.assign(`/${language}/login`);
        }}
        submit={t('logOutEverywhere')}
        isQuiet
      >
        <StayingTokens tokens={tokens} />
        <SheetsGo />
      </Form>
    </section>
  );
}

/** "Firefox, Windows"; null for a program that says nothing of itself. */
function deviceOf(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent);
  const known = [browser.name, os.name].filter((each) => each !== undefined && each !== '').join(', ');
  return known === '' ? userAgent : known;
}
