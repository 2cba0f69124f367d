import { type AnnouncementId, type TrophyClass } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { classOf, seasonOfTrophy, type TrophyEntry } from './entry.js';

/** What is asked for; null or left out: everything. */
export interface TrophyFilter {
  readonly player?: string | null;
  readonly trophy?: AnnouncementId | null;
  readonly class?: TrophyClass | null;
  /** A year. */
  readonly season?: number | null;
  readonly competition?: string | null;
  /** First and last day; an entry without a date is in no span. */
  readonly from?: Day | null;
  readonly to?: Day | null;
}

/** The trophies that fit; filtering a list keeps the ordinals of the whole list (D49). */
export function filterTrophies<T extends TrophyEntry>(trophies: readonly T[], filter: TrophyFilter): readonly T[] {
  return trophies.filter((entry) => fits(entry, filter));
}

function fits(entry: TrophyEntry, filter: TrophyFilter): boolean {
  const { date } = entry.place;
  return (
    (filter.player ?? entry.announcer) === entry.announcer &&
    (filter.trophy ?? entry.trophy) === entry.trophy &&
    (filter.class ?? classOf(entry)) === classOf(entry) &&
    (filter.season ?? seasonOfTrophy(entry)) === seasonOfTrophy(entry) &&
    (filter.competition == null || entry.competitions.includes(filter.competition)) &&
    (filter.from == null || (date !== null && date >= filter.from)) &&
    (filter.to == null || (date !== null && date <= filter.to))
  );
}
