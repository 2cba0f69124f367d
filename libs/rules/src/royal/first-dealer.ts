import { isTarock, suitOf, type Card } from '../cards/card.js';
import { type ByParty, type Party } from './table.js';

/**
 * The party that deals first: whose collector drew the lower card (1.2). null where the rules say of neither card that it is
 * lower: they rank tarocks, and the cards of one suit, not those of two suits.
 */
export function firstDealerByDraw(drawn: ByParty<Card>): Party | null {
  const [a, b] = drawn;
  if (a === b || (!isTarock(a) && !isTarock(b) && suitOf(a) !== suitOf(b))) return null;
  return a < b ? 0 : 1;
}
