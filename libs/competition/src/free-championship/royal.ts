import { MATCH_FORMAT, partyOf, seats, sentence, text } from '@tarokk/rules';
import { outcomeOf, type OfficialMatch } from '../matches/official-match.js';
import { trophiesOf } from '../trophies/entry.js';
import { eighth, type Credit, type FreeKind } from './game.js';
import { freeProblems } from './problem.js';

/** A match of fixed pairs, whole, interrupted or of a single game, and which of its games the jury admits (12). */
export interface RoyalPlayed {
  readonly match: OfficialMatch;
  /** Numbers of the games. */
  readonly admitted: readonly number[];
}

const credited = text(
  '{points} {points|point|points}: {raw} raw {raw|point|points} of the pair in {games} admitted {games|game|games}, divided by eight (D43)',
  '{points} {points|Punkt|Punkte}: {raw} {raw|Rohpunkt|Rohpunkte} des Paares in {games} {games|zugelassenen Spiel|zugelassenen Spielen}, durch acht geteilt (D43)',
  '{points} pont: a pár {raw} nyers pontja {games} elfogadott játékban, nyolccal osztva (D43)',
);

/**
 * A match of the free championship with the games that are admitted: those that the jury named, or all (12); null for a match of
 * other competitions (D45).
 */
export function royalPlayed(match: OfficialMatch): RoyalPlayed | null {
  if (!match.sheet.competitions.includes('free-championship')) return null;
  const all = match.sheet.record.games.map(({ number }) => number);
  return { match, admitted: match.admitted ?? all };
}

/** Both of a pair get ⌊raw points of the admitted games / 8⌋; games not played are 0 (D43). Nobody gets anything while the match is reopened (D13). */
export const royalGames: FreeKind<RoyalPlayed> = Object.freeze({
  id: 'royal',
  name: text('Royal Tarokk in pairs', 'Royal Tarock in Paaren', 'Royal Tarokk párban'),
  credited,
  dateOf: ({ match }: RoyalPlayed) => match.sheet.date,
  problems: ({ match: { sheet }, admitted }: RoyalPlayed) => [
    ...(sheet.competitions.some((competition) => competition !== 'free-championship')
      ? [freeProblems.countsElsewhere()]
      : []),
    ...(sheet.substitutions.length > 0 ? [freeProblems.substitution()] : []),
    ...(admitted.length === 0 ? [freeProblems.nothingAdmitted()] : []),
    ...admitted
      .filter((game) => !sheet.record.games.some(({ number }) => number === game))
      .map((game) => freeProblems.unknownGame({ game })),
  ],
  credits: ({ match, admitted }: RoyalPlayed) => {
    if (match.state === 'reopened') return [];
    const games = outcomeOf(match).games.filter(({ number }) => admitted.includes(number));
    return seats.map((seat): Credit => {
      const raw = games.reduce((sum, { points }) => sum + points[partyOf(seat)], 0);
      const points = eighth(raw);
      return {
        player: match.sheet.persons[seat],
        points,
        sentence: sentence(credited, { points, raw, games: games.length }),
      };
    });
  },
  evidence: ({ match }: RoyalPlayed) => ({ format: MATCH_FORMAT, verdict: match.result.verdict }),
  trophies: (_id: string, { match }: RoyalPlayed) => trophiesOf(match),
});
