import { cursors, name, type Search, searchOf, year } from '../../ui/search.js';

export const teamsSearch = searchOf({ season: year, ...cursors });
export type TeamsSearch = Search<typeof teamsSearch>;

/** By the beginnings of words of a name. */
export const playersSearch = searchOf({ name, ...cursors });
export type PlayersSearch = Search<typeof playersSearch>;
