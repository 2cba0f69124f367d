import { isDay } from '../season/days.js';
import { type ListSearch, readListSearch } from '../table/listing.js';

export const columns = ['rank', 'team', 'matches', 'points', 'average', 'best', 'remaining'] as const;

/** How the table is read; all of it stands in the address. */
export interface TableSearch extends ListSearch {
  /** The day on whose evening it stood so. */
  readonly asOf?: string;
  /** Other than by rank. */
  readonly sort?: (typeof columns)[number];
}

export function readTableSearch(search: Record<string, unknown>): TableSearch {
  return { asOf: isDay(search['asOf']) ? search['asOf'] : undefined, ...readListSearch(columns, search) };
}
