import type { SheetState } from '../form/state.js';
import type { LocalDraft, Sealed } from './draft.js';
import { sheetOf } from './sheet-of.js';

/** All of a sheet that an answer on this phone is given to: its number of the day, its place and its notes may still change (`tarokk-answer/2`). */
export function sealable(state: SheetState): string {
  const { order: _order, venue: _venue, notes: _notes, ...answered } = sheetOf(state);
  return JSON.stringify(answered);
}

/** What the other side said on this phone, and whether it holds for the sheet as it is now; null where it said nothing. */
export function sealOf({
  sealed,
  handing,
  state,
}: LocalDraft): { readonly sealed: Sealed; readonly holds: boolean } | null {
  if (sealed != null) return { sealed, holds: sealed.seals === sealable(state) };
  const before = handing?.sealed ?? null;
  return before === null ? null : { sealed: before, holds: true };
}
