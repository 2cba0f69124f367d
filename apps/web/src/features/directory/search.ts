import { cursors, name, type SearchOf, searchOf, year } from '../../ui/search.js';

export const teamsSearch = searchOf({ season: year, ...cursors });
export type TeamsSearch = SearchOf<typeof teamsSearch>;

/** By the beginnings of words of a name. */
export const playersSearch = searchOf({ name, ...cursors });
export type PlayersSearch = SearchOf<typeof playersSearch>;
