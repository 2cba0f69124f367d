import { type ListsSearch, readLists } from '../table/listing.js';

/** How the lists of a cup are read; it stands in the address. */
export type CupSearch = ListsSearch<'ties' | 'entries' | 'history'>;

export function readCupSearch(search: Record<string, unknown>): CupSearch {
  return readLists(
    {
      ties: ['round', 'a', 'b', 'points', 'goes-on', 'last-day', 'state'],
      entries: ['number', 'pair', 'players'],
      history: ['year', 'gold', 'silver', 'bronze'],
    },
    search,
  );
}
