import { cursors, day, id, name, oneOf, type SearchOf, searchOf, year } from '../../../ui/search.js';

export const logKinds = [
  'MATCH',
  'PLANNING',
  'SIDES',
  'SEASON',
  'CUP',
  'GRAND_PRIX',
  'FREE_CHAMPIONSHIP',
  'LISTS',
  'PEOPLE',
  'ACCOUNTS',
] as const;
export type LogKind = (typeof logKinds)[number];

/** Which acts of the log are shown: by whom and of which side, by a part of the name, of which match, by its id. */
export const logSearch = searchOf({
  by: name,
  side: name,
  match: id,
  season: year,
  kind: oneOf(logKinds),
  from: day,
  to: day,
  ...cursors,
});
export type LogSearch = SearchOf<typeof logSearch>;
