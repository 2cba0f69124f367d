import { holding, outcomeOf, type Sheet } from '@tarokk/competition';
import { type MatchResult, partyNames, scoredFrom } from '@tarokk/rules';
import type { DealtInGame, GameOnSheet } from './match-games.types.js';
import { rulingOf } from '../history/match-rulings.js';
import { type RulingRow } from '../rows/match.row.js';

type Game = Sheet['record']['games'][number];

/** The games of a revision, each with what counts of it, for anybody. @param rulings all of its match, by number */
export function gamesOnSheet(
  sheet: Sheet,
  result: MatchResult,
  rulings: readonly RulingRow[],
  revision: number,
): readonly GameOnSheet[] {
  const held = holding(rulings, revision).map((row) => rulingOf(row, rulings));
  return outcomeOf({ sheet, result }).games.map(({ number, points, ruling }, index) => {
    const [a, b] = result.games[index]!.score;
    return {
      number,
      points: { A: points[0], B: points[1] },
      onSheet: { A: a.total, B: b.total },
      ruling: ruling && (held.findLast(({ kind, game }) => kind === 'points' && game === number) ?? null),
      dealt: dealtIn(sheet.record.games[index]!),
      noted: sheet.notes.find(({ game }) => game === number) ?? null,
      forJury: null,
    };
  });
}

function dealtIn(game: Game): DealtInGame {
  const { sheet } = game.form === 'scored' ? game : scoredFrom(game);
  return Object.fromEntries(
    partyNames.map((party, index) => {
      const { tarocks, honours, has } = sheet[index as 0 | 1];
      return [party, { tarocks, honours, has }];
    }),
  ) as unknown as DealtInGame;
}
