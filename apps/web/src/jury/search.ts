import { readCursors } from '../table/cursor-links.js';
import { competitions } from '../trophies/search.js';

/** In which order the queues stand: what the jury has to do first, then what lies with the sides. */
export const queues = ['TO_DECIDE', 'DISPUTED', 'WITH_ERRORS', 'REOPENED', 'OPEN', 'UNCONFIRMED', 'RETURNED'] as const;
export type Queue = (typeof queues)[number];

export interface DeskSearch {
  readonly queue?: Queue;
  /** Matches that are to count for it. */
  readonly competition?: (typeof competitions)[number];
  /** The cursor before the page. */
  readonly after?: string;
}

export function readDeskSearch({ queue, competition, after }: Record<string, unknown>): DeskSearch {
  return {
    queue: queues.find((each) => each === queue),
    competition: competitions.find((each) => each === competition),
    after: readCursors({ after }).after,
  };
}

export interface DeskMatchSearch {
  /** The queue from which one came, and where the next one lies. */
  readonly queue?: Queue;
  /** The number of an earlier revision that the present one is compared with. */
  readonly compare?: string;
}

export function readDeskMatchSearch({ queue, compare }: Record<string, unknown>): DeskMatchSearch {
  return {
    queue: readDeskSearch({ queue }).queue,
    compare: typeof compare === 'string' && /^[1-9]\d{0,3}$/.test(compare) ? compare : undefined,
  };
}
