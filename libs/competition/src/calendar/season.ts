import { yearOf, type Day } from './day.js';

/** A season of the team championship: 1 January to 31 December (9). */
export interface Season {
  readonly year: number;
  /** Null while none is fixed: then every match needs approval (D22). */
  readonly annualMeeting: Day | null;
  /** Closed by the jury (D25): changes need it reopened. */
  readonly closed: boolean;
}

const LAST_YEAR_OF_52 = 2010;

/** How many matches a team may play in the season of that year (9). */
export function matchLimit(year: number): 40 | 52 {
  return year <= LAST_YEAR_OF_52 ? 52 : 40;
}

/** Earlier than the annual meeting; on its day a match needs no approval any more (D22). */
export function isBeforeAnnualMeeting(season: Season, day: Day): boolean {
  return season.annualMeeting === null || day < season.annualMeeting;
}

/** An open match can be completed to the end of the year in which it began (D24). */
export function lastDayToComplete(day: Day): Day {
  return `${String(yearOf(day)).padStart(4, '0')}-12-31`;
}

/** Not completed in time: the jury closes it without points, its trophies count (D24). */
export function isOpenTooLong(matchDay: Day, today: Day): boolean {
  return today > lastDayToComplete(matchDay);
}
