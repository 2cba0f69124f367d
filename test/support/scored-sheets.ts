import { type Match, Random, randomMatch, readMatch, verifyMatch } from '@tarokk/rules';
import type { SheetRecord } from '@tarokk/competition';
import type { Team } from './given.js';
import { sheetOf, type SheetOptions } from './sheets.js';

interface ScoredSide {
  tarocks: number;
  honours: number;
  has: string[];
  announcements: Record<string, unknown>[];
  contras: Record<string, unknown>[];
  silent: string[];
  points: number;
}

/** A scored game as it stands in a sheet, to be written otherwise. */
export interface ScoredGameText {
  readonly number: number;
  readonly sheet: Record<'A' | 'B', ScoredSide>;
}

/** A record of eight games, of each the sheet alone. */
export const scored = (seed: number): Match => ({
  ...randomMatch(new Random(seed), { scoredPercent: 100 }),
  date: null,
  venue: null,
});

/** Eight games, of each the sheet alone, as most matches reach the office. */
export function scoredSheet(teams: readonly [Team, Team, ...Team[]], options: SheetOptions = {}): SheetRecord {
  return sheetOf(teams, { record: scored(options.seed ?? 11), ...options });
}

/** The same sheet with one of its games written otherwise, and the points that follow from it. */
export function rewritten(sheet: SheetRecord, game: number, write: (game: ScoredGameText) => void): SheetRecord {
  const copy = JSON.parse(JSON.stringify(sheet)) as SheetRecord;
  const text = copy.record.games[game - 1] as unknown as ScoredGameText;
  write(text);
  const parsed = readMatch(copy.record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const [a, b] = verifyMatch(parsed.value).games[game - 1]!.score;
  text.sheet.A.points = a.total;
  text.sheet.B.points = b.total;
  return copy;
}

/** The third game of it no game can give: one player has three of four diamonds, another the king: two have none, and their tarocks beat it. The claims alone do not clash. */
export function withoutAnyGame(sheet: SheetRecord): SheetRecord {
  return rewritten(sheet, 3, (game) => {
    const nothing = { contras: [], points: 0 };
    const by = 'collector';
    Object.assign(game.sheet.A, {
      ...nothing,
      tarocks: 11,
      honours: 1,
      has: ['T18'],
      silent: [],
      announcements: [
        { announce: 'suit-count', suit: 'D', count: 3, by },
        { announce: 'vogerl', by },
      ],
    });
    Object.assign(game.sheet.B, {
      ...nothing,
      tarocks: 11,
      honours: 1,
      has: ['T17', 'T16'],
      silent: ['obscur'],
      announcements: [{ announce: 'falcon', card: 'DK', by: 'interceptor', result: 'won' }],
    });
  });
}

/** The first announcement of a sheet that was won or lost: its game, its path, and the line itself. */
export function firstDecided(sheet: SheetRecord): {
  readonly game: number;
  readonly path: string;
  readonly party: 'A' | 'B';
  readonly place: number;
} {
  for (const { number, sheet: sides } of sheet.record.games as unknown as readonly ScoredGameText[]) {
    for (const party of ['A', 'B'] as const) {
      const place = sides[party].announcements.findIndex(({ result }) => result !== undefined);
      if (place >= 0) {
        return {
          game: number,
          party,
          place,
          path: `record.games[${number - 1}].sheet.${party}.announcements[${place}]`,
        };
      }
    }
  }
  throw new Error(`Nothing was won or lost on the sheet of ${sheet.date}.`);
}
