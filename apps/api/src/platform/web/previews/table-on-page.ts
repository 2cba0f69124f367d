import { contentOf } from './page-content.js';

const seats = [0, 1, 2, 3] as const;

/** A card table as a page shows it (`apps/web/src/game/replay/table.tsx`), in the order of the seats (1.1). */
export interface TableOnPage {
  readonly players: readonly string[];
  /** Ten codes a seat, in the order in which they are shown. */
  readonly hands: readonly (readonly string[])[];
  readonly played: readonly string[];
  /** 0 is A. */
  readonly attackers: number;
  /** What lies in the middle: seat and card, in the order played. */
  readonly trick: readonly (readonly [number, string])[];
  /** Who takes the trick; null while it is not complete. */
  readonly taker: number | null;
}

/** The table of a page from its HTML; null where it shows none. */
export function tableOfPage(html: string): TableOnPage | null {
  const content = contentOf(html, 'name="table"');
  if (content === null) return null;
  // The page is the office's own: what is in it was written by the web application of this version.
  const table = JSON.parse(content) as TableOnPage;
  return seats.every((seat) => Array.isArray(table.hands[seat])) ? table : null;
}
