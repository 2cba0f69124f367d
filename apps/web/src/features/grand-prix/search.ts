import { list, searchOf } from '../../ui/search.js';

/** How ranking, schedule and entries of an event are read. */
export const eventSearch = searchOf({ ...list(), ...list('schedule'), ...list('entries') });
