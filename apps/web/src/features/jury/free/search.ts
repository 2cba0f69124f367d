import { cursor, oneOf, searchOf } from '../../../ui/search.js';

/** What waits first, then what was admitted and is disputed. */
export const freeQueues = ['TO_DECIDE', 'OBJECTED', 'REOPENED'] as const;
export type FreeQueueName = (typeof freeQueues)[number];

export const freeQueueSearch = searchOf({ queue: oneOf(freeQueues), after: cursor });
