import { type Card } from '../../cards/card.js';
import { type Call, type Turn } from '../auction/call.js';
import { type BySeat, type Party, type Seat } from '../table.js';

/** A game while it is played or written down, seen by somebody who may see everything that is known of it. */
export interface GameView {
  readonly attackers: Party;
  /** The ten cards dealt to each seat; null for a hand that only the tricks will tell. */
  readonly hands: BySeat<readonly Card[] | null>;
  /** The turns that are over. */
  readonly auction: readonly Turn[];
  /** What has been called on the turn that is not over. */
  readonly speaking?: readonly Call[];
  /** Whose turn that is, where he speaks out of it (2.1). */
  readonly speaker?: Seat | null;
  /** In the order played, trick after trick. */
  readonly cards: readonly Card[];
}

export interface TrickSoFar {
  readonly leader: Seat;
  /** One to four. */
  readonly cards: readonly Card[];
  /** Whose card is the best so far. */
  readonly winner: Seat;
  readonly best: Card;
}
