import { type Disputed, type Sheet, writtenLineAt } from '@tarokk/competition';
import type { MoveRow, RevisionRow } from '../rows/match.row.js';
import { sheetIn } from '../sheets/sheet-reading.js';

/** The step by which a match is disputed now; null when it is not disputed. */
export function presentDispute(moves: readonly MoveRow[]): MoveRow | null {
  const last = moves.at(-1);
  return last?.to === 'disputed' ? last : null;
}

/** What a step says is wrong. @param revision the one that was meant */
export function disputedIn(
  { actor, game, path }: Pick<MoveRow, 'actor' | 'game' | 'path'>,
  revision: Pick<RevisionRow, 'sheet' | 'place'> | null,
): Disputed {
  const line = path === null || revision === null ? null : writtenLineAt(sheetIn(revision.sheet, revision.place), path);
  return { by: actor, game: line?.game ?? game, line: line?.name ?? null };
}

/** The game and the path of a dispute: where a line is named its game is, whatever else was said. */
export function placeOf(
  sheet: Pick<Sheet, 'record' | 'notes'>,
  game: number | null,
  path: string | null,
): { readonly game: number | null; readonly path: string | null } {
  const line = path === null ? null : writtenLineAt(sheet, path);
  return line === null ? { game, path: null } : { game: line.game, path };
}
