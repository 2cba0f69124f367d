import { isDay } from '../season/days.js';
import { type ListsSearch, readLists } from '../table/listing.js';

export const columns = ['rank', 'team', 'matches', 'points', 'average', 'best', 'remaining'] as const;

/** How the table is read; all of it stands in the address. */
export type TableSearch = ListsSearch<''> & {
  /** The day on whose evening it stood so. */
  readonly asOf?: string | undefined;
};

export function readTableSearch(search: Record<string, unknown>): TableSearch {
  return { asOf: isDay(search['asOf']) ? search['asOf'] : undefined, ...readLists({ '': columns }, search) };
}
