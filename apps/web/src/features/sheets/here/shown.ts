import { definitionOf, type Language, matchPoints, type ScoredGame, seatNames } from '@tarokk/rules';
import { enumName } from '../../../api/enum-name.js';
import type { ShownSheet } from '../../match/shown-sheet.js';
import type { CountedGame, SheetGame } from '../../match/queries.js';
import { sheetGameOf } from '../../match/outcome.js';
import { standingOf } from '../../../game/playing/standing.js';
import { scoredByCards } from '../form/from-cards.js';
import { notesOfState } from '../form/notes.js';
import { pointsOf, previewOf, soFar } from '../form/result.js';
import { gameAt, gamesOf, notesAt, partyNames, personAt, type SheetState } from '../form/state.js';
import { type SeasonDirectory, nameOf, sideOf } from '../store/season-directory.js';

/** The sheet of this phone as the office would show it once it is handed in. */
export function shownSheet(state: SheetState, directory: SeasonDirectory, language: Language): ShownSheet {
  const numbers = Array.from({ length: Math.min(state.games.length, gamesOf[state.kind]) }, (_, index) => index + 1);
  const { sum } = soFar(state);
  const [a, b] = state.kind === 'match' ? matchPoints([sum.A, sum.B]) : [0, 0];
  return {
    date: state.date ?? '',
    order: state.order,
    kind: enumName(state.kind),
    venue: state.venue,
    competitions: state.competitions.map((each) => enumName(each) as ShownSheet['competitions'][number]),
    sides: partyNames.map((party) => {
      const side = sideOf(directory, state.sides[party]);
      return { id: side?.id ?? '', name: side?.name ?? '…', kind: side?.kind === 'pair' ? 'PAIR' : 'TEAM' };
    }),
    players: playersOf(state, directory, numbers),
    raw: { a: sum.A, b: sum.B },
    points: state.kind === 'match' ? { a, b } : null,
    games: numbers.map((number) => countedGame(state, number, language)),
    playedGames: numbers.filter((number) => gameAt(state, number).form === 'played'),
    verification: { games: numbers.flatMap((number) => verifiedGame(state, number, language) ?? []) },
  };
}

/** Who sits in each seat from the first game on, and who comes in later. */
function playersOf(state: SheetState, directory: SeasonDirectory, numbers: readonly number[]): ShownSheet['players'] {
  return seatNames.flatMap((seat) =>
    numbers.flatMap((from) => {
      const id = personAt(state, seat, from);
      if (from > 1 && id === personAt(state, seat, from - 1)) return [];
      return {
        seat: enumName(seat),
        from,
        guest: id !== null && state.guests.includes(id),
        person: id === null ? null : { id, name: nameOf(directory, id) },
      };
    }),
  );
}

function countedGame(state: SheetState, number: number, language: Language): CountedGame {
  const { A: a, B: b } = pointsOf(state, number) ?? { A: 0, B: 0 };
  const game = gameAt(state, number);
  const { sides } = game.form === 'played' ? scoredByCards(game.course) : game;
  return {
    number,
    points: { a, b },
    onSheet: { a, b },
    ruling: null,
    dealt: { a: dealt(sides.A), b: dealt(sides.B) },
    notes: [...notesOfState(notesAt(state, number), language)],
  };
}

function dealt({ tarocks, honours, has }: ReturnType<typeof scoredByCards>['sides']['A']): CountedGame['dealt']['a'] {
  return { tarocks: tarocks ?? 0, honours: honours ?? 0, has: [...(has ?? [])] };
}

function verifiedGame(state: SheetState, number: number, language: Language): SheetGame | null {
  const game = gameAt(state, number);
  if (game.form === 'played') {
    const { result } = standingOf(game.course);
    return result === null ? null : sheetGameOf({ ...result, number }, language);
  }
  const preview = previewOf(state, number);
  if (preview?.game == null || preview.score === null) return null;
  const { game: scored, score, announcements } = preview;
  const { attackers } = scored;
  const result = { number, attackers, violations: [], announcements, silent: silentOf(scored), trophies: [], score };
  return sheetGameOf(result, language);
}

/** The silent bonuses stand on the sheet: that is their reason. */
function silentOf({ sheet }: ScoredGame) {
  return ([0, 1] as const).flatMap((party) =>
    sheet[party].silent.map((bonus) => ({
      party,
      bonus,
      points: definitionOf(bonus).points,
      reason: { kind: 'sheet' } as const,
    })),
  );
}
