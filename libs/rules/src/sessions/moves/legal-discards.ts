import { cardSet, cardsOf, difference, has, includes, size } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { fivePointCards } from '../pack.js';
import { type KnownDeal } from './known-deal.js';
import { discardOf } from './view.js';
import { type World } from './world.js';

/** What a seat has to discard. */
export interface LegalDiscards {
  /** How many cards. */
  readonly count: number;
  /** The cards that may be among them; which ones together is for `allows`. */
  readonly cards: readonly Card[];
  allows(cards: readonly Card[]): boolean;
}

/** Null if the seat has drawn nothing, or has discarded. */
export function legalDiscards({ view, ruleset }: KnownDeal, { course, play, talon }: World): LegalDiscards | null {
  const count = talon.drawn.length;
  if (count === 0 || discardOf(view, view.seat) !== undefined) return null;
  const hand = course.hands[view.seat]!;
  const inOrder = (cards: readonly Card[]): boolean =>
    ruleset.moves.discardCode(cards, difference(hand, cardSet(cards)), view.seat, course, play) === null;
  const all = cardsOf(hand);
  const ease = (card: Card): number => (inOrder([card]) ? 0 : has(fivePointCards, card) ? 2 : 1);
  const easiest = all.map((card) => ({ card, rank: ease(card) })).sort((a, b) => a.rank - b.rank);
  // A card may be among them if it may go with those that go most easily.
  const fits = (card: Card): boolean => {
    const others = easiest.filter((other) => other.card !== card).slice(0, count - 1);
    return inOrder([card, ...others.map((other) => other.card)]);
  };
  return {
    count,
    cards: all.filter(fits),
    allows(cards) {
      const away = cardSet(cards);
      return cards.length === count && size(away) === count && includes(hand, away) && inOrder(cards);
    },
  };
}
