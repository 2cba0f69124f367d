import { type Card, cardCode } from '@tarokk/rules';

const tarocks = 32;

/** As players hold their cards: tarocks first, then the suits, each from the highest. */
export function inHandOrder(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => {
    if (a >= tarocks !== b >= tarocks) return b - a;
    return a >= tarocks || suitOf(a) === suitOf(b) ? b - a : suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b));
  });
}

/** Black and red in turn, so that neighbours are told apart. */
const suits = 'SHCD';

function suitOf(card: Card): string {
  return cardCode(card).charAt(0);
}
