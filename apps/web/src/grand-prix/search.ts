import { type ListsSearch, readLists } from '../table/listing.js';

/** How events and players of a year are read; it stands in the address. */
export type YearSearch = ListsSearch<'' | 'events'>;

export function readYearSearch(search: Record<string, unknown>): YearSearch {
  return readLists(
    {
      '': ['player', 'events', 'wins', 'best'],
      events: ['day', 'event', 'first', 'points', 'pairs', 'venue', 'phase'],
    },
    search,
  );
}

/** How ranking, schedule and entries of an event are read. */
export type EventSearch = ListsSearch<'' | 'schedule' | 'entries'>;

export function readEventSearch(search: Record<string, unknown>): EventSearch {
  return readLists(
    {
      '': ['rank', 'team', 'matches', 'games', 'best', 'points'],
      schedule: ['round'],
      entries: ['number', 'pair', 'players'],
    },
    search,
  );
}
