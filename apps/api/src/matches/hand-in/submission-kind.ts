import { areEqual, asListed, differences, isSameMatch, type Sheet } from '@tarokk/competition';
import type { Problem } from '../../platform/problems/refused.types.js';
import type { CallersFile } from '../lifecycle/match-file.js';
import { enteredAlready, existsAlready } from '../lifecycle/match-problems.js';
import { saysTheSame } from '../sheets/same-sheet.js';
import type { SubmittedSheet } from './entry-step.js';

/** What a handed-in sheet is to the match that it belongs to. */
export type Submission =
  /** It is the first sheet of its match. */
  | { readonly kind: 'first' }
  /** It is a new revision of its match. */
  | { readonly kind: 'revision'; readonly file: CallersFile }
  /** The office has the same sheet from this side already, or this side has confirmed an equal one. */
  | { readonly kind: 'unchanged'; readonly file: CallersFile }
  /** It equals the sheet of the other side, and confirms it (D11). */
  | { readonly kind: 'equal'; readonly file: CallersFile }
  /** It differs from the sheet that the other side has entered. The differences are paths in the sheet of the office. */
  | { readonly kind: 'different'; readonly file: CallersFile; readonly differences: readonly string[] }
  /** Its match takes no sheet from this side now. */
  | { readonly kind: 'out-of-turn'; readonly problem: Problem };

/**
 * @param file of the match that has the place of the sheet, or is corrected by it; null where there is none
 * @param corrects whether the caller has named the match; otherwise a withdrawn match leaves its place free
 */
export function classifySubmission(file: CallersFile | null, entry: SubmittedSheet, corrects: boolean): Submission {
  if (file === null || (!corrects && file.row.state === 'withdrawn')) return { kind: 'first' };
  // Whether the place is public is said by the list of the jury, as of now, for both.
  const [sheet, arrived] = [file, entry].map((each) => asListed(each.sheet, each.knowledge.venues)) as [Sheet, Sheet];
  const { state, enteredBy, confirmedBy, disputedBy, order } = file.row;
  const party = file.actors.find((actor) => actor.kind === 'side')?.party ?? null;
  const isTheirs = enteredBy === (party ?? 'jury');
  const isSame = isSameMatch(sheet, arrived);
  const isEqual = isSame && areEqual(sheet, arrived);
  const isRelenting = isEqual && state === 'disputed' && party !== null && disputedBy === party;
  const isOver = state === 'returned' || state === 'withdrawn';
  const isThere = !isOver && isSame && isTheirs && saysTheSame(sheet, arrived);
  if (isThere || (!isOver && isEqual && party !== null && confirmedBy.includes(party))) {
    return { kind: 'unchanged', file };
  }
  if (!isSame || isOver || (state === 'disputed' && !isRelenting)) return { kind: 'revision', file };
  if (isTheirs && state === 'submitted') return { kind: 'out-of-turn', problem: enteredAlready() };
  if (party === null || (state !== 'submitted' && !isRelenting)) {
    return { kind: 'out-of-turn', problem: existsAlready.at('order', { order }) };
  }
  return isEqual ? { kind: 'equal', file } : { kind: 'different', file, differences: differences(sheet, arrived) };
}
