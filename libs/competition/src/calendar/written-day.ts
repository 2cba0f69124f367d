import { Reader } from '@tarokk/rules';
import { type Day } from './day.js';

/** The forms of a day that `writtenDay` reads, as messages name them. */
export const DAY_FORMS = '2026-11-28, 2026.11.28., 28.11.2026';

/**
 * A day as people write it, by whoever it is typed: `2026-11-28`; with dots the place of the year tells which is which,
 * `2026. 11. 28.` is a Hungarian's, `28.11.2026` a German's. Null for what is no day.
 */
export function writtenDay(text: string): Day | null {
  const reader = new Reader();
  const day = reader.date(isoOf(text.trim()), 'date');
  return reader.ok ? day : null;
}

function isoOf(text: string): string {
  const hungarian = /^(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})\.?$/.exec(text);
  const german = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(text);
  const [, year, month, day] = hungarian ?? (german === null ? [] : ['', german[3], german[2], german[1]]);
  return year === undefined ? text : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}
