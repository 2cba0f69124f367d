import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOpened } from './use-sheets.js';

/** More than two lines on a small phone: the rest opens. */
const LONG = 90;

/** What the correction answers: it stays in sight on each page of the sheet until that is handed in. */
export function WhyCorrected() {
  const t = useTranslations('sheets');
  const tm = useTranslations('match');
  const { draft } = useOpened();
  const { why = null } = draft;
  const [isOpen, setOpen] = useState(false);
  if (why === null || draft.outcome?.kind === 'arrived') return null;
  const { by, game, line, reason } = why;
  const place = [game === null ? null : tm('gameNumber', { number: game }), line].filter((each) => each !== null);
  const who = by === 'JURY' ? t('correctedForJury') : t('correctedFor', { party: by });
  return (
    <div className={isOpen ? 'why-corrected whole-reason' : 'why-corrected'} role="note" aria-label={who}>
      <p>
        <b>{[who, ...(place.length === 0 ? [] : [place.join(', ')])].join(' · ')}</b> <q>{reason}</q>
      </p>
      {reason.length > LONG ? (
        <button type="button" className="action" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('wholeReason')}
        </button>
      ) : null}
    </div>
  );
}
