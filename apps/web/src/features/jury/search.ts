import { cursor, number, oneOf, type SearchOf, searchOf } from '../../ui/search.js';
import { competitions } from '../season/competitions.js';

/** In which order the queues stand: what the jury has to do first, then what lies with the sides. */
export const queues = ['TO_DECIDE', 'DISPUTED', 'WITH_ERRORS', 'REOPENED', 'OPEN', 'UNCONFIRMED', 'RETURNED'] as const;
export type Queue = (typeof queues)[number];

/** Which queue, and of it the matches that are to count for a competition. */
export const deskSearch = searchOf({ queue: oneOf(queues), competition: oneOf(competitions), after: cursor });
export type DeskSearch = SearchOf<typeof deskSearch>;

/** The queue from which one came, where the next one lies; the number of an earlier revision that the present one is compared with. */
export const deskMatchSearch = searchOf({ queue: oneOf(queues), compare: number });
export type DeskMatchSearch = SearchOf<typeof deskMatchSearch>;
