import {
  outlineOf,
  type PlaceWords,
  type Sheet,
  type SheetOutline,
  sheetText,
  type Unnumbered,
} from '@tarokk/competition';
import { type Match, type MatchResult, verifyMatch } from '@tarokk/rules';
import { separatePlace, sheetIn } from '../../matches/sheets/sheet-reading.js';
import { once } from './once.js';

/**
 * A sheet whose match is still to be found. Several hundred wait at a time, so once it is verified only what every sheet is asked for
 * is held of it: garbage collection of the rest would take long.
 */
export interface Candidate {
  /** Without a number if it was made of a bare record: it takes the first free one of the day. */
  readonly outline: Omit<SheetOutline, 'order'> & { readonly order: number | null };
  /** What `verifyMatch` says of its record, asked when it is first wanted. */
  readonly result: () => MatchResult;
  /** Its JSON as a revision of it would have it; null while its number is not known. */
  readonly kept: Buffer | null;
  /** The words of a place that the sheet calls private, which are kept beside that JSON (D59). */
  readonly place: PlaceWords | null;
  /** All of it, of a sheet read from its JSON again: few are compared with others. */
  readonly whole: () => Unnumbered;
}

export function candidateOf(sheet: Sheet): Candidate & { readonly kept: Buffer } {
  const outline = outlineOf(sheet);
  const { sheet: parted, place } = separatePlace(sheet, []);
  const kept = Buffer.from(sheetText(parted));
  return {
    outline,
    result: verificationOf(sheet.record),
    kept,
    place,
    whole: () => ({ ...sheetIn(JSON.parse(kept.toString()), place), rulings: outline.rulings }),
  };
}

export function numberless(sheet: Unnumbered): Candidate {
  const outline = { ...outlineOf(sheet), order: null };
  return { outline, result: verificationOf(sheet.record), kept: null, place: null, whole: () => sheet };
}

/** A function of its own, because closures of one scope keep each other's variables alive. */
function verificationOf(record: Match): () => MatchResult {
  return once(() => verifyMatch(record));
}
