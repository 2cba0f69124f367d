import { cursors, id, oneOf, type SearchOf, searchOf, year } from '../../ui/search.js';
import { competitions } from '../season/competitions.js';

/** Which matches are shown: of one player alone, by id, of one team or pair. */
export const matchesSearch = searchOf({
  season: year,
  competition: oneOf(competitions),
  player: id,
  side: id,
  ...cursors,
});
export type MatchesSearch = SearchOf<typeof matchesSearch>;
