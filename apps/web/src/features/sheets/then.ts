import { oneOf, type SearchOf, searchOf } from '../../ui/search.js';

/** Where a page of a sheet leads when it is done; kept in its address, so that it survives whatever happens to the phone. */
export const then = { then: oneOf(['hand-in']) };
export const thenSearch = searchOf(then);
export type Then = SearchOf<typeof thenSearch>;
