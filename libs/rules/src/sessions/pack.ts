import { cardCodes, isTarock, parseCard, parserOf, tarock, type Card } from '../cards/card.js';
import { bits, cardSet, cardsOf, type CardSet } from '../cards/card-set.js';

/** A pack of cards and how it is dealt to four seats and a talon of six (S2). */
export interface Pack {
  readonly cards: CardSet;
  /** The card of a code, −1 for any value that is none of this pack. */
  readonly parse: (code: unknown) => Card;
  readonly size: 42 | 54;
  /** Cards of a hand, and tricks of a deal. */
  readonly hand: 9 | 12;
}

const lowCards = 'S9 S8 S7 C9 C8 C7 H2 H3 H4 D2 D3 D4'.split(' ');

function packOf(codes: readonly string[], { size, hand }: Pick<Pack, 'size' | 'hand'>): Pack {
  const cards = codes.map(parseCard);
  return Object.freeze({ cards: cardSet(cards), parse: parserOf(cards), size, hand });
}

export const pack54 = packOf(cardCodes, { size: 54, hand: 12 });
export const pack42 = packOf(
  cardCodes.filter((code) => !lowCards.includes(code)),
  { size: 42, hand: 9 },
);

export const TALON = 6;

export const T1 = tarock(1);
export const T21 = tarock(21);
export const T22 = tarock(22);
export const kings: readonly Card[] = ['SK', 'CK', 'HK', 'DK'].map(parseCard);

/** Honours are T1, T21, T22; five-point cards the honours and the kings (S2). */
export const honours: CardSet = cardSet([T1, T21, T22]);
export const kingSet: CardSet = cardSet(kings);
export const fivePointCards: CardSet = cardSet([...kings, T1, T21, T22]);
export const allTarocks: CardSet = cardSet(Array.from({ length: 22 }, (_, index) => tarock(index + 1)));

const suitValues = [1, 1, 1, 1, 2, 3, 4, 5];

/** 1–5 (S2). */
export function valueOf(card: Card): number {
  if (isTarock(card)) return card === T1 || card === T21 || card === T22 ? 5 : 1;
  return suitValues[card & 7]!;
}

const JACKS = rankMask(4);
const CAVALS = rankMask(5);
const QUEENS = rankMask(6);
const KINGS = kingSet.suits;

function rankMask(rank: number): number {
  return 0x01010101 << rank;
}

/** The sum of values: 94 in the pack of 42, 106 in the pack of 54. */
export function plainSum(cards: CardSet): number {
  return (
    bits(cards.suits) +
    bits(cards.tarocks) +
    bits(cards.suits & JACKS) +
    2 * bits(cards.suits & CAVALS) +
    3 * bits(cards.suits & QUEENS) +
    4 * (bits(cards.suits & KINGS) + bits(cards.tarocks & honours.tarocks))
  );
}

/** Σ (3·value − 2): 210 in the pack of 54 (S2). */
export function thirds(cards: CardSet): number {
  return 3 * plainSum(cards) - 2 * (bits(cards.suits) + bits(cards.tarocks));
}

/** Counting in threes, to the nearest point: both Taroky rulesets (S2). */
export function nearestPoints(cards: CardSet): number {
  return Math.floor((thirds(cards) + 1) / 3);
}

/** Counting in threes, rounded up: Kings Tarock (S2). */
export function pointsRoundedUp(cards: CardSet): number {
  return Math.ceil(thirds(cards) / 3);
}

export function tarocksIn(cards: CardSet): number {
  return bits(cards.tarocks);
}

/** For sentences and tests: the cards of a set, high to low. */
export function sorted(cards: CardSet): readonly Card[] {
  return cardsOf(cards).reverse();
}
