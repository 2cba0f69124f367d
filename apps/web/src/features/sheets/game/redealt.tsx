import { redealReasons } from '@tarokk/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { notesOfState } from '../form/notes.js';
import { notesAt } from '../form/state.js';
import { useOpened } from '../use-sheets.js';

/** That a game was dealt again, and why (1.4): a tap opens the reasons, another notes one. */
export function Redealt({ game }: { readonly game: number }) {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  const { draft, sheets } = useOpened();
  const [isOpen, setOpen] = useState(false);
  const { redealt } = notesAt(draft.state, game);
  const said = (reason: string): string =>
    notesOfState({ game, draw: { A: null, B: null }, redealt: [reason] }, namesIn)[0] ?? reason;
  return (
    <section className="redealt" aria-label={t('dealtAgain')}>
      {redealt.length === 0 ? null : (
        <ul className="ruled">
          {redealt.map((reason, index) => (
            <li key={`${index} ${reason}`} className="with-action">
              <span>{said(reason)}</span>
              <button
                type="button"
                className="action danger"
                onClick={() => sheets.tap(draft.id, { tap: 'not-redealt', game, index })}
              >
                {t('remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="action" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('dealtAgain')}&nbsp;…
      </button>
      {isOpen ? (
        <fieldset className="chips two">
          <legend>{t('whyDealtAgain')}</legend>
          {redealReasons.map((reason) => (
            <button
              key={reason}
              type="button"
              className="chip"
              onClick={() => {
                sheets.tap(draft.id, { tap: 'redealt', game, reason });
                setOpen(false);
              }}
            >
              {t(`redealReason.${reason}`)}
            </button>
          ))}
        </fieldset>
      ) : null}
    </section>
  );
}
