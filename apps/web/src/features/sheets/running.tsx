import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { RomanNumber } from '../../game/cards/roman-number.js';
import { pointsOf, soFar } from './form/result.js';
import { gamesOf, partyNames } from './form/state.js';
import { sideOf } from './store/season-directory.js';
import { useOpened } from './use-sheets.js';
import { WhyCorrected } from './why-corrected.js';

/**
 * At the head of every page of a sheet, always in sight: how far the match is, how it and the game stand, and what a correction is
 * to answer.
 */
export function Running({ game }: { readonly game?: number }) {
  return (
    <div className="running">
      <Progress {...(game === undefined ? {} : { game })} />
      <Sums {...(game === undefined ? {} : { game })} />
      <WhyCorrected />
    </div>
  );
}

/**
 * The games on small tarocks: entered ones filled, the one that is open with a rim of gold, the others hollow. Where there is room
 * for the whole sheet beside each other their points stand behind them.
 */
function Progress({ game }: { readonly game?: number }) {
  const t = useTranslations('sheets');
  const { state } = useOpened().draft;
  const count = gamesOf[state.kind];
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="progress" role="img" aria-label={t('progress', { done: soFar(state).games, games: count })}>
      {numbers.map((number) => {
        const points = pointsOf(state, number);
        const looks = ['num', points === null ? 'later' : '', number === game ? 'now' : ''];
        return (
          <span key={number} aria-hidden="true" className="one-game">
            <span className={looks.filter((look) => look !== '').join(' ')}>
              <RomanNumber of={number} />
            </span>
            <span className="figures">{points?.A}</span>
            <span className="figures">{points?.B}</span>
          </span>
        );
      })}
    </div>
  );
}

/** The match and the game as they stand; it leads to the whole sheet. */
function Sums({ game }: { readonly game?: number }) {
  const t = useTranslations('sheets');
  const { draft, directory } = useOpened();
  const { state } = draft;
  const { sum } = soFar(state);
  const points = game === undefined ? null : pointsOf(state, game);
  return (
    <Link to="/sheets/$id" params={{ id: draft.id }} className="running-sums">
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
