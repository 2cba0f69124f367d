import { readSheet, runningGrandPrixMatch, type GrandPrixMatch } from '@tarokk/competition';
import { verifyMatch } from '@tarokk/rules';

interface DraftSheet {
  readonly record?: { readonly games?: unknown };
}

/**
 * The finished games of a sheet that is still being written: its longest beginning that makes a sheet of an open match (D42).
 * Null while there is none, and for a sheet of other sides.
 */
export function finishedGames(
  draft: { readonly id: string; readonly sheet: unknown },
  sides: readonly [string, string],
  countsOnlyFor: string | null,
): GrandPrixMatch | null {
  const written = (draft.sheet ?? {}) as DraftSheet;
  const games = written.record?.games;
  if (!Array.isArray(games)) return null;
  for (let finished = Math.min(games.length, MOST_GAMES); finished > 0; finished--) {
    const record = { ...written.record, kind: 'open', games: games.slice(0, finished) as unknown[] };
    const parsed = readSheet({ ...written, record });
    if (!parsed.ok) continue;
    const sheet = parsed.value;
    if (!sheet.sides.every((side) => sides.includes(side))) return null;
    return runningGrandPrixMatch({ id: draft.id, sheet, result: verifyMatch(sheet.record) }, countsOnlyFor);
  }
  return null;
}

const MOST_GAMES = 8;
