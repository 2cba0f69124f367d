import { cursors, fitting, id, type SearchOf, searchOf, year } from '../../ui/search.js';

/** Which rulings are shown: by a rule, of a season, on matches of a team or pair. */
export const rulingsSearch = searchOf({
  rule: fitting(/^D?[1-9]\d{0,2}(?:\.[1-9]\d{0,2}){0,3}$/),
  season: year,
  side: id,
  ...cursors,
});
export type RulingsSearch = SearchOf<typeof rulingsSearch>;
