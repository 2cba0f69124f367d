import { isDay } from '../season/days.js';
import { type ListSearch, readListSearch } from '../table/listing.js';

export const columns = ['rank', 'player', 'games', 'points'] as const;
export const handedKinds = ['VARIANT', 'SESSION', 'TEST'] as const;

/** How the table and the list of games are read; all of it stands in the address. */
export interface FreeSearch extends ListSearch {
  /** The day on whose evening the table stood so. */
  readonly asOf?: string;
  readonly sort?: (typeof columns)[number];
  /** Games of this kind only. */
  readonly kind?: (typeof handedKinds)[number];
  /** The cursor before the page of games, and the one behind it. */
  readonly after?: string;
  readonly before?: string;
}

export function readFreeSearch(search: Record<string, unknown>): FreeSearch {
  const { asOf, kind, after, before } = search;
  const cursor = (value: unknown) =>
    typeof value === 'string' && /^[\w-]{1,500}={0,2}$/.test(value) ? value : undefined;
  return {
    asOf: isDay(asOf) ? asOf : undefined,
    kind: handedKinds.find((each) => each === kind),
    after: cursor(after),
    before: cursor(before),
    ...readListSearch(columns, search),
  };
}
