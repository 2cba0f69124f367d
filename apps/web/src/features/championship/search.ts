import { day, id, list, type SearchOf, searchOf } from '../../ui/search.js';

/** How the table is read: the day on whose evening it stood so, and the id of the team whose row is open. */
export const tableSearch = searchOf({ asOf: day, open: id, ...list() });
export type ChampionshipSearch = SearchOf<typeof tableSearch>;
