import { isTarock, suitOf, type Card } from '../../cards/card.js';
import { cardSet, has, union, type CardSet } from '../../cards/card-set.js';
import { deck } from '../deck.js';
import { type BySeat } from '../table.js';
import { type BoundPlay } from './bindings.js';
import { type Goal } from './goal.js';

/** Cards of a suit that the goal and the bindings do not tell apart have one class; the most frequent class of a suit is 0. */
export interface Classes {
  readonly of: Int8Array;
  /** All cards of another class than 0. */
  readonly special: CardSet;
}

/**
 * @param hands as dealt
 * @param play what is bound is bound in the hands of the party that binds it alone
 */
export function classesOf(goal: Goal, play: BoundPlay, hands: BySeat<CardSet>): Classes {
  const kinds: CardSet[] = [goal.home, goal.oneOf, ...goal.some, ...(goal.row === null ? [] : [goal.row])];
  for (const kind of new Set(goal.withKind)) if (kind !== null) kinds.push(kind);
  const own = (party: 0 | 1): CardSet => union(hands[party << 1]!, hands[(party << 1) | 1]!);
  const bound = union(play.heldOf(0, own(0)), play.heldOf(1, own(1)));
  const named = union(bound, cardSet(goal.winningCards.map(({ card }) => card)));
  // A card that is named or bound is like no other.
  const nameOf = (card: Card): string =>
    has(named, card) ? `card ${card}` : kinds.map((kind) => (has(kind, card) ? '1' : '0')).join('');
  const of = new Int8Array(64);
  const special: Card[] = [];
  for (let suit = 0; suit <= 4; suit++) {
    const cards = deck.filter((card) => (isTarock(card) ? 4 : suitOf(card)) === suit);
    const names = cards.map(nameOf);
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
    for (const [index, card] of cards.entries()) {
      of[card] = byCount.indexOf(names[index]!);
      if (of[card] !== 0) special.push(card);
    }
  }
  return { of, special: cardSet(special) };
}
