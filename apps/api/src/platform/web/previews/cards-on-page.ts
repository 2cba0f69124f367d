import { contentOf } from './page-content.js';

/** The cards that a page is about (`apps/web/src/ui/title.tsx`). */
export interface CardsOnPage {
  /** The number of a trophy in Roman letters, as its certificate has it; null of what is none. */
  readonly roman: string | null;
  /** Codes of cards. In a pile the last one lies on those before it: the card that took on the one it took. */
  readonly piles: readonly (readonly string[])[];
}

/** The three honours, by which the game is known. */
export const honours: CardsOnPage = { roman: null, piles: [['T22', 'T21', 'T1']] };

/** The cards of a page from its HTML: of one that is about none, the honours. */
export function cardsOfPage(html: string): CardsOnPage {
  const content = contentOf(html, 'name="cards"');
  // The page is the office's own: what is in it was written by the web application of this version.
  return content === null ? honours : (JSON.parse(content) as CardsOnPage);
}
