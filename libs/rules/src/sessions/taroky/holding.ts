import { intersection, size, type CardSet } from '../../cards/card-set.js';
import { honours, kingSet, tarocksIn } from '../pack.js';
import { type NamedItem } from '../ruleset-data.js';

/** What declarations count in a hand. */
export interface Holding {
  readonly hand: CardSet;
  readonly taroks: number;
  readonly kings: number;
  readonly honours: number;
}

export function holdingOf(hand: CardSet): Holding {
  return {
    hand,
    taroks: tarocksIn(hand),
    kings: size(intersection(hand, kingSet)),
    honours: size(intersection(hand, honours)),
  };
}

/** Something that a seat may say of its twelve cards after the exchange, for a payment to its side (C5.3, P2). */
export interface Declaration extends NamedItem {
  readonly points: number;
  isTrue(holding: Holding): boolean;
}
