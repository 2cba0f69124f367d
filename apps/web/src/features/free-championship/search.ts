import { cursors, day, list, oneOf, type SearchOf, searchOf } from '../../ui/search.js';

export const handedKinds = ['VARIANT', 'SESSION', 'TEST'] as const;

/** How the table, as it stood on the evening of a day, and the list of games are read, which may show one kind only. */
export const freeSearch = searchOf({ asOf: day, kind: oneOf(handedKinds), ...cursors, ...list() });
export type FreeSearch = SearchOf<typeof freeSearch>;
