import { isDay } from '../season/days.js';
import { readCursors } from '../table/cursor-links.js';
import { type ListsSearch, readLists } from '../table/listing.js';

export const columns = ['rank', 'player', 'games', 'points'] as const;
export const handedKinds = ['VARIANT', 'SESSION', 'TEST'] as const;

/** How the table and the list of games are read; all of it stands in the address. */
export type FreeSearch = ListsSearch<''> & {
  /** The day on whose evening the table stood so. */
  readonly asOf?: string | undefined;
  /** Games of this kind only. */
  readonly kind?: (typeof handedKinds)[number] | undefined;
  /** The cursor before the page of games, and the one behind it. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
};

export function readFreeSearch(search: Record<string, unknown>): FreeSearch {
  const { asOf, kind } = search;
  return {
    asOf: isDay(asOf) ? asOf : undefined,
    kind: handedKinds.find((each) => each === kind),
    ...readCursors(search),
    ...readLists({ '': columns }, search),
  };
}
