import { isTarock } from '../../cards/card.js';
import { has, noCards, cardSet, intersection, difference, isEmpty, type CardSet } from '../../cards/card-set.js';
import { type Auction } from '../auction/auction.js';
import { type Bound } from '../auction/standing.js';
import { type Party } from '../table.js';

/**
 * The cards that the Schlemme of one party bind after the auction (2.6), whoever holds them: each card once, for a card is
 * bound by one Schlemm or by what raised it, to which it was handed on (2.3, 2.4).
 */
export function boundCards(auction: Auction, party: Party): readonly Bound[] {
  const cards: Bound[] = [];
  for (const { raisedBy, bound } of auction.schlemmeOf(party)) if (raisedBy === null) cards.push(...bound);
  return cards;
}

/** What the bound cards of a party mean for one trick. */
export interface TrickBinding {
  readonly due: CardSet;
  readonly later: CardSet;
  readonly bound: readonly Bound[];
}

const unbound: TrickBinding = { due: noCards, later: noCards, bound: [] };

/**
 * Cards due in a trick, and cards bound to a later one. A binding lapses when its trick has passed; a card that may win
 * either of two tricks (Mariage) is bound to a later one before the first, and not bound in them.
 * @param trick 1–10
 */
export function bindingIn(trick: number, bound: readonly Bound[]): TrickBinding {
  if (bound.length === 0) return unbound;
  const now = 1 << trick;
  const due = { suits: 0, tarocks: 0 };
  const later = { suits: 0, tarocks: 0 };
  for (const { card, tricks } of bound) {
    const pack = isTarock(card) ? 'tarocks' : 'suits';
    if (tricks === now) due[pack] |= 1 << (card & 31);
    else if (tricks > now && (tricks & now) === 0) later[pack] |= 1 << (card & 31);
  }
  return { due, later, bound };
}

/** What 2.6 leaves of the cards that may follow, and why. */
export interface Allowed {
  readonly because: 'due' | 'not-bound-later' | 'bound-most-recently';
  readonly cards: CardSet;
}

/** @param legal the cards of a hand of the party that may follow by 3.1; null if 2.6 takes none of them away */
export function allowedByBinding(legal: CardSet, binding: TrickBinding): Allowed | null {
  if (binding.bound.length === 0) return null;
  const due = intersection(legal, binding.due);
  if (!isEmpty(due)) return { because: 'due', cards: due };
  const later = intersection(legal, binding.later);
  if (isEmpty(later)) return null;
  const free = difference(legal, later);
  if (!isEmpty(free)) return { because: 'not-bound-later', cards: free };
  const held = binding.bound.filter(({ card }) => has(later, card));
  const latest = Math.max(...held.map(({ order }) => order));
  return {
    because: 'bound-most-recently',
    cards: cardSet(held.filter(({ order }) => order === latest).map(({ card }) => card)),
  };
}
