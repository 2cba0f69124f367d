import { describe, expect, it } from '@jest/globals';
import { cardSet, cardsOf, type CardSet } from '../../src/cards/card-set.js';
import { differentCards } from '../../src/royal/sheet/different-cards.js';
import { deck } from '../../src/royal/deck.js';
import { Random } from '../../src/random/random.js';

/** Every way to choose, one after the other. */
function tryAll(sets: readonly (CardSet | null)[], used: readonly number[] = []): boolean {
  const [cards, ...others] = sets;
  if (cards === undefined) return true;
  if (cards === null) return tryAll(others, used);
  return cardsOf(cards).some((card) => !used.includes(card) && tryAll(others, [...used, card]));
}

describe('a different card from each set', () => {
  it('can be chosen exactly when some way of all there are does it', () => {
    const random = new Random('different cards');
    const answers = Array.from({ length: 400 }, () => {
      // Few cards, so that many sets want the same ones.
      const some = Array.from({ length: 5 }, () => deck[random.below(deck.length)]!);
      const sets = Array.from({ length: 2 + random.below(5) }, () =>
        random.below(4) === 0 ? null : cardSet(some.filter(() => random.below(5) < 2)),
      );
      expect([JSON.stringify(sets), differentCards(sets)]).toEqual([JSON.stringify(sets), tryAll(sets)]);
      return tryAll(sets);
    });
    expect(new Set(answers)).toEqual(new Set([true, false]));
  });

  it('is given up again by a set that has another one', () => {
    const [one, two, three] = deck.slice(0, 3) as [number, number, number];
    expect(differentCards([cardSet([one, two]), cardSet([one, three]), cardSet([one])])).toBe(true);
    expect(differentCards([cardSet([one, two]), cardSet([one, two]), cardSet([one])])).toBe(false);
  });
});
