import { readCursors } from '../../table/cursor-links.js';

export const requestStates = ['UNDECIDED', 'GRANTED', 'REFUSED', 'TOO_LATE', 'LAPSED', 'WITHDRAWN'] as const;
export type RequestState = (typeof requestStates)[number];

export interface RequestsSearch {
  readonly state?: RequestState;
  readonly after?: string;
}

/** Those without a decision, unless the address says otherwise. */
export function readRequestsSearch({ state, after }: Record<string, unknown>): RequestsSearch {
  return {
    state: requestStates.find((each) => each === state),
    after: readCursors({ after }).after,
  };
}
