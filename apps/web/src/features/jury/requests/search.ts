import { cursor, oneOf, searchOf } from '../../../ui/search.js';

export const requestStates = ['UNDECIDED', 'GRANTED', 'REFUSED', 'TOO_LATE', 'LAPSED', 'WITHDRAWN'] as const;
export type RequestState = (typeof requestStates)[number];

/** Those without a decision, unless the address says otherwise. */
export const requestsSearch = searchOf({ state: oneOf(requestStates), after: cursor });
