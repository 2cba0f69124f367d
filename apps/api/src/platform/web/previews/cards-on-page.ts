import { contentOf } from './page-content.js';

/** The cards that a page is about (`apps/web/src/ui/title.tsx`). */
export interface CardsOnPage {
  /** The number of a trophy in Roman letters, as its certificate has it; null of what is none. */
  readonly roman: string | null;
  /** Codes of cards. In a pile the last one lies on those before it: the card that took on the one it took. */
  readonly piles: readonly (readonly string[])[];
}

/** The cards of a page from its HTML; null where it names none. */
export function cardsOfPage(html: string): CardsOnPage | null {
  const content = contentOf(html, 'name="cards"');
  // The page is the office's own: what is in it was written by the web application of this version.
  return content === null ? null : (JSON.parse(content) as CardsOnPage);
}
