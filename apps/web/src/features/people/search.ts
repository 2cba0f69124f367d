import { id, list, name, type SearchOf, searchOf } from '../../ui/search.js';

/** Two players; the one who is not there yet, by letters of a name. */
export const meetingSearch = searchOf({ player: id, other: id, name, ...list('matches') });
export type MeetingSearch = SearchOf<typeof meetingSearch>;
