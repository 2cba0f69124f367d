import { readCursors } from '../../table/cursor-links.js';

/** What waits first, then what was admitted and is disputed. */
export const freeQueues = ['TO_DECIDE', 'OBJECTED', 'REOPENED'] as const;
export type FreeQueueName = (typeof freeQueues)[number];

export interface FreeQueueSearch {
  readonly queue?: FreeQueueName;
  /** The cursor before the page. */
  readonly after?: string;
}

export function readFreeQueueSearch({ queue, after }: Record<string, unknown>): FreeQueueSearch {
  return {
    queue: freeQueues.find((each) => each === queue),
    after: readCursors({ after }).after,
  };
}
