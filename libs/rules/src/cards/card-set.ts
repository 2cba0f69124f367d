import { FIRST_TAROCK, isTarock, type Card } from './card.js';

/** A set of cards as two bit masks: bit n of `suits` is card n, bit n of `tarocks` is card 32 + n (T1 is bit 0). */
export interface CardSet {
  readonly suits: number;
  readonly tarocks: number;
}

/** Not frozen, which would give it a shape of its own: whatever reads sets reads one shape only. */
export const noCards: CardSet = { suits: 0, tarocks: 0 };

export function cardSet(cards: readonly Card[]): CardSet {
  let suits = 0;
  let tarocks = 0;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index]!;
    if (isTarock(card)) tarocks |= 1 << (card - FIRST_TAROCK);
    else suits |= 1 << card;
  }
  return { suits, tarocks };
}

export function has(set: CardSet, card: Card): boolean {
  return ((isTarock(card) ? set.tarocks : set.suits) & (1 << (card & 31))) !== 0;
}

export function isEmpty(set: CardSet): boolean {
  return (set.suits | set.tarocks) === 0;
}

export function union(a: CardSet, b: CardSet): CardSet {
  return { suits: a.suits | b.suits, tarocks: a.tarocks | b.tarocks };
}

export function intersection(a: CardSet, b: CardSet): CardSet {
  return { suits: a.suits & b.suits, tarocks: a.tarocks & b.tarocks };
}

export function difference(a: CardSet, b: CardSet): CardSet {
  return { suits: a.suits & ~b.suits, tarocks: a.tarocks & ~b.tarocks };
}

export function includes(whole: CardSet, part: CardSet): boolean {
  return (part.suits & ~whole.suits) === 0 && (part.tarocks & ~whole.tarocks) === 0;
}

/** How many bits of a mask are set. */
export function bits(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function size(set: CardSet): number {
  return bits(set.suits) + bits(set.tarocks);
}

/** The cards of a set, suits before tarocks, each ascending. */
export function cardsOf(set: CardSet): Card[] {
  const cards: Card[] = [];
  for (let rest = set.suits; rest !== 0; rest &= rest - 1) cards.push(lowestBit(rest));
  for (let rest = set.tarocks; rest !== 0; rest &= rest - 1) cards.push(FIRST_TAROCK + lowestBit(rest));
  return cards;
}

/** The lowest card of a set that is not empty: suit cards come before tarocks. */
export function firstOf(set: CardSet): Card {
  return set.suits !== 0 ? lowestBit(set.suits) : FIRST_TAROCK + lowestBit(set.tarocks);
}

function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
