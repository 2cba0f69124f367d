import { cursors, fitting, id, number, oneOf, type SearchOf, searchOf, sought, year } from '../../ui/search.js';
import { competitions } from '../season/competitions.js';

export const classes = ['SMALL', 'MIDDLE', 'GREAT', 'SUPER', 'MULTI', 'ULTRA', 'ROYAL'] as const;

/** Which trophies are shown. */
export const trophySearch = searchOf({
  season: year,
  class: oneOf(classes),
  trophy: fitting(/^[a-z-]{1,40}$/),
  competition: oneOf(competitions),
  player: id,
  order: oneOf(['oldest']),
  /** The number in the whole list with which the page begins (D54). */
  number,
  /** Words of the name of a player or a trophy. */
  find: sought,
  ...cursors,
});
export type TrophySearch = SearchOf<typeof trophySearch>;

/** Of which players by number. */
export const rankingSearch = searchOf({ season: year, class: oneOf(classes), find: sought, ...cursors });
export type RankingSearch = SearchOf<typeof rankingSearch>;

/** Of the hundredths of the whole list, the latest first: where the page begins. */
export const hundredthsSearch = searchOf(cursors);
export type HundredthsSearch = SearchOf<typeof hundredthsSearch>;
