import type { Day } from '@tarokk/competition';
import { daysAfter } from '../plan/days.js';
import type { MatchPlan } from '../plan/matches.js';
import { unlistedVenue } from '../plan/names.js';
import type { SubmitOptions } from './match-in-hand.js';

const REMARKABLE_DAYS = 30;

/** What a captain says to the warnings that their sheet will have. */
export function remarksOn(
  { date, venue, course }: Pick<MatchPlan, 'date' | 'venue' | 'course'>,
  today: Day,
): NonNullable<SubmitOptions['remarks']> {
  const remarks: { code: string; words: string }[] = [];
  if (date < daysAfter(today, -REMARKABLE_DAYS)) {
    remarks.push({ code: 'DATE_OLD', words: 'Copied from our paper sheets.' });
  }
  if (venue.name === unlistedVenue) remarks.push({ code: 'VENUE_UNKNOWN', words: 'A new place, with good light.' });
  if (course === 'corrected') remarks.push({ code: 'SEAT_UNUSUAL', words: 'So it stands on our paper sheet.' });
  return remarks;
}
