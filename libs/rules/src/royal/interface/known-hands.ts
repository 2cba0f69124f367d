import { type Card } from '../../cards/card.js';
import { cardSet, has, union, type CardSet } from '../../cards/card-set.js';
import { seats, type BySeat, type Seat } from '../table.js';
import { fixedCards } from '../verification/deal.js';
import { type GameView, type TrickSoFar } from './game-view.js';

export interface KnownHand {
  /** What is known of the ten cards dealt. */
  readonly cards: CardSet;
  /** Whether these are all ten. */
  readonly isWhole: boolean;
}

const HAND = 10;

/**
 * Of a hand that nobody has entered the cards are known that were played from it; and XIX and XX, which belong to a seat (1.4)
 * until they turn up in another hand.
 */
export function knownHands(
  { attackers, hands }: Pick<GameView, 'attackers' | 'hands'>,
  tricks: readonly TrickSoFar[],
): BySeat<KnownHand> {
  const shown = seats.map((seat) => hands[seat] ?? playedBy(seat, tricks));
  const sets = shown.map(cardSet);
  return seats.map((seat): KnownHand => {
    const isWhole = shown[seat]!.length === HAND;
    if (isWhole) return { cards: sets[seat]!, isWhole };
    const own = fixedCards(attackers)
      .filter((fixed) => fixed.seat === seat && !sets.some((other) => has(other, fixed.card)))
      .map(({ card }) => card);
    return { cards: own.length === 0 ? sets[seat]! : union(sets[seat]!, cardSet(own)), isWhole };
  }) as unknown as BySeat<KnownHand>;
}

/** The cards that a seat has played, in order. */
export function playedBy(seat: Seat, tricks: readonly TrickSoFar[]): readonly Card[] {
  return tricks.flatMap(({ leader, cards }) => {
    const card = cards[(seat - leader) & 3];
    return card === undefined ? [] : [card];
  });
}
