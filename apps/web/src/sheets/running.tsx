import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { pointsOf, soFar } from './form/result.js';
import { partyNames } from './form/state.js';
import { sideOf } from './store/season-directory.js';
import { useOpened } from './use-sheets.js';

/** The match and the game as they stand, at the head of every page of a sheet; it leads to the whole sheet. */
export function Running({ game }: { readonly game?: number }) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft, directory } = useOpened();
  const { state } = draft;
  const { sum } = soFar(state);
  const points = game === undefined ? null : pointsOf(state, game);
  return (
    <Link to="/$language/sheets/$id" params={{ language, id: draft.id }} className="running">
      {partyNames.map((party) => (
        <span key={party} className={`party-${party.toLowerCase()}`}>
          <small>
            {party} {sideOf(directory, state.sides[party])?.name ?? ''}
          </small>
          <strong>{sum[party]}</strong>
        </span>
      ))}
      {game === undefined ? null : (
        <span className="this-game" aria-live="polite">
          <small>{t('game', { game })}</small>
          <strong>{points === null ? '… : …' : `${points.A} : ${points.B}`}</strong>
        </span>
      )}
    </Link>
  );
}
