import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { partyNames } from './form/state.js';
import { sideOf } from './store/season-directory.js';
import { useOpened } from './use-sheets.js';

/** In addresses that lead to the question. */
export const WHO_DEALS = 'who-deals';

/** Who deals first (1.2). Whoever was led to it finds it in the middle of the window. */
export function WhoDeals() {
  const t = useTranslations('sheets');
  const { draft, sheets, directory } = useOpened();
  const { state, id } = draft;
  const question = useRef<HTMLFieldSetElement>(null);
  const isAsked = useLocation().hash === WHO_DEALS;
  useEffect(() => {
    if (!isAsked) return;
    question.current?.focus({ preventScroll: true });
    question.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  return (
    <fieldset className="chips two" id={WHO_DEALS} tabIndex={-1} ref={question}>
      <legend>{t('whoDeals')}</legend>
      {partyNames.map((party) => (
        <button
          key={party}
          type="button"
          className={`chip party-${party.toLowerCase()}`}
          aria-pressed={state.firstDealer === party}
          onClick={() => sheets.tap(id, { tap: 'dealer', party })}
        >
          {party} {sideOf(directory, state.sides[party])?.name}
        </button>
      ))}
    </fieldset>
  );
}
