import { parseCard, tarock, CLUBS, DIAMONDS, HEARTS, SPADES, type Card } from '../cards/card.js';
import { cardSet, type CardSet } from '../cards/card-set.js';
import { suitMask } from '../tricks/trick.js';

const suitCards = 'HK HQ HC HJ DK DQ DC DJ SK SQ SC SJ S10 CK CQ CC CJ C10'.split(' ').map(parseCard);

/** The forty cards of Royal Tarokk (1.3). */
export const deck: readonly Card[] = [...suitCards, ...Array.from({ length: 22 }, (_, index) => tarock(index + 1))];
export const wholeDeck: CardSet = cardSet(deck);

export const PAGAT = tarock(1);
export const VISI = tarock(18);
export const LAMOUR = tarock(19);
export const ANGEL = tarock(20);
export const MOON = tarock(21);
export const SKUES = tarock(22);

/** The birds and kings by suit: the high cards (1.3). */
export const birds: readonly Card[] = [tarock(1), tarock(2), tarock(3), tarock(4)];
export const kings: readonly Card[] = ['SK', 'CK', 'HK', 'DK'].map(parseCard);
export const highCards: readonly Card[] = [...birds, ...kings];

export const birdSet = cardSet(birds);
export const kingSet = cardSet(kings);
export const honourSet = cardSet([MOON, SKUES]);

/** All suit cards of the deck, as a mask of a `CardSet`'s `suits`. */
export const SUIT_CARDS = wholeDeck.suits;
export const RED_CARDS = SUIT_CARDS & (suitMask(HEARTS) | suitMask(DIAMONDS));
export const BLACK_CARDS = SUIT_CARDS & (suitMask(SPADES) | suitMask(CLUBS));

/** The cards of one suit in the deck. @param suit 0–3 */
export function cardsOfSuit(suit: number): CardSet {
  return { suits: SUIT_CARDS & suitMask(suit), tarocks: 0 };
}

export function kingOf(suit: number): Card {
  return (suit << 3) | 7;
}

export function queenOf(suit: number): Card {
  return (suit << 3) | 6;
}

/** @param suit spades or clubs */
export function tenOf(suit: number): Card {
  return (suit << 3) | 3;
}

export function isKing(card: Card): boolean {
  return card < tarock(1) && (card & 7) === 7;
}

export function isBird(card: Card): boolean {
  return card >= tarock(1) && card <= tarock(4);
}

export function isHighCard(card: Card): boolean {
  return isBird(card) || isKing(card);
}
