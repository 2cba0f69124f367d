import type { PublicMatch } from './queries.js';

type Competition = PublicMatch['competitions'][number];

/** The page of a year of each competition. */
export const pagesOf = {
  CHAMPIONSHIP: '/championship/$year',
  CUP: '/cup/$year',
  GRAND_PRIX: '/grand-prix/$year',
  FREE_CHAMPIONSHIP: '/free-championship/$year',
} as const satisfies Readonly<Record<Competition, string>>;

/** What the head of a page marks: the addresses of the competitions to which it belongs. */
export function areasOf(competitions: readonly Competition[]): readonly string[] {
  return competitions.map((each) => pagesOf[each].replace('/$year', ''));
}

/** The same of a page about teams; a pair by itself belongs to none. */
export function areasOfSides(...sides: readonly { readonly kind: 'TEAM' | 'PAIR' }[]): readonly string[] {
  return sides.every(({ kind }) => kind === 'TEAM') ? areasOf(['CHAMPIONSHIP']) : [];
}
