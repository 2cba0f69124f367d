import { documentOf } from '../form/document.js';
import { pointsOf } from '../form/result.js';
import type { SheetState } from '../form/state.js';

/** The sheet as it is handed in, or kept as a draft at the office. */
export function sheetOf(state: SheetState): Readonly<Record<string, unknown>> {
  return documentOf(state, (game) => pointsOf(state, game));
}
