import { createHash } from 'node:crypto';
import { answeredText, type Sheet, sheetText } from '@tarokk/competition';
import type { CallingAccount } from '../../../platform/requests/caller.js';
import type { Problem } from '../../../platform/problems/refused.types.js';
import { otherSheet, stale } from './sealed-problems.js';
import type { Answer } from './sealed-text.js';

const DAY = 24 * 3600_000;
/** Days for which a phone may have had no network. */
const LONGEST_WAY = 30;

/**
 * Why an answer is none to this sheet, whoever gave it; null where it may be one.
 * @param sheets the forms in which the sheet may have been seen
 */
export function notToThis({ at, format, sheet }: Answer, sheets: readonly Sheet[]): Problem | null {
  const age = Date.now() - at.getTime();
  if (age > LONGEST_WAY * DAY || age < -DAY) return stale();
  const textOf = format === 'tarokk-answer/1' ? sheetText : answeredText;
  const hashes = sheets.map((each) => createHash('sha256').update(textOf(each)).digest('hex'));
  return hashes.includes(sheet) ? null : otherSheet();
}

/** Whoever answers, with what they may do on a phone that is not theirs: act for their side, never as the jury. */
export function answering(id: string, personId: string): CallingAccount {
  return { id, personId, jury: false, admin: false, setsUp: false, maySubmit: true };
}
