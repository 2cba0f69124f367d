import { type Card } from '../../cards/card.js';
import {
  cardsOf,
  difference,
  firstOf,
  isEmpty,
  noCards,
  size,
  union,
  cardSet,
  type CardSet,
} from '../../cards/card-set.js';

/** Whether a different card can be chosen from each set; null asks for nothing (bipartite matching). */
export function differentCards(sets: readonly (CardSet | null)[]): boolean {
  let asking = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const cards of sets) {
    if (cards === null) continue;
    asking++;
    fewest = Math.min(fewest, size(cards));
  }
  // No set can run out.
  return asking <= fewest || new Matching(sets).isComplete();
}

class Matching {
  /** By set. */
  private readonly chosen: Card[] = [];
  private taken = noCards;

  constructor(private readonly sets: readonly (CardSet | null)[]) {}

  isComplete(): boolean {
    return this.sets.every((cards, index) => cards === null || this.choose(cards, index, []));
  }

  /** @param tried cards that those who have them cannot give away */
  private choose(cards: CardSet, index: number, tried: Card[]): boolean {
    const free = difference(cards, this.taken);
    if (!isEmpty(free)) {
      const card = firstOf(free);
      this.chosen[index] = card;
      this.taken = union(this.taken, cardSet([card]));
      return true;
    }
    for (const card of cardsOf(cards)) {
      if (tried.includes(card)) continue;
      tried.push(card);
      const holder = this.chosen.indexOf(card);
      if (this.choose(this.sets[holder]!, holder, tried)) {
        this.chosen[index] = card;
        return true;
      }
    }
    return false;
  }
}
