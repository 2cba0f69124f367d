import { daysAfter } from '../plan/days.js';
import type { DemoMatch } from '../plan/matches.js';
import { unlistedVenue } from '../plan/names.js';
import type { SubmitOptions } from './match-in-hand.js';
import type { Register } from './register.js';

const REMARKABLE_DAYS = 30;

/** What a captain says to the warnings that their sheet will have. */
export function remarksOn(
  { date, venue, course }: Pick<DemoMatch, 'date' | 'venue' | 'course'>,
  { today, words }: Register,
): NonNullable<SubmitOptions['remarks']> {
  const remarks: { code: string; words: string }[] = [];
  if (date < daysAfter(today, -REMARKABLE_DAYS)) {
    remarks.push({ code: 'DATE_OLD', words: words.remarks.dateOld });
  }
  if (venue.name === unlistedVenue) remarks.push({ code: 'VENUE_UNKNOWN', words: words.remarks.newPlace });
  if (course === 'corrected') remarks.push({ code: 'SEAT_UNUSUAL', words: words.remarks.asOnPaper });
  return remarks;
}
