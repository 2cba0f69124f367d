import { type Card } from '../cards/card.js';
import { type CardSet } from '../cards/card-set.js';
import { type Seat } from './seats.js';

/** Who is about to play, and to what. */
export interface Situation {
  seat: Seat;
  hand: CardSet;
  /** Index of the trick. */
  trick: number;
  /** The cards of the trick; those before `place` have been played. */
  cards: readonly Card[];
  place: number;
  /** The card winning so far, −1 to lead. */
  best: Card;
}

/**
 * A rule of play beyond S3. Rules are asked in order, each narrows what the one before has left; a card outside draws the
 * code. A rule that leaves nothing says that it does not apply: return the legal cards as they are.
 */
export interface Restriction {
  readonly code: string;
  /** By seat, the only cards that it may forbid; any without it. */
  readonly concerned?: readonly CardSet[];
  narrow(legal: CardSet, situation: Situation): CardSet;
}

export interface TrickRules {
  readonly leader: Seat;
  readonly restrictions: readonly Restriction[];
  /** The place, from 0, that wins a trick in spite of the usual order; null where that holds. */
  readonly winner?: (cards: readonly Card[]) => number | null;
  /** Something that happens after each trick (Varšava's talon cards). */
  readonly afterTrick?: (trick: number, winner: Seat) => void;
}

/** Tricks that have been followed. */
export interface Played {
  readonly tricks: readonly (readonly Card[])[];
  readonly winners: readonly Seat[];
  readonly leaders: readonly Seat[];
  /** Tricks won, by seat. */
  readonly counts: readonly number[];
  /** The cards in each seat's tricks. */
  readonly taken: readonly CardSet[];
  /** The trick in which a card was played, by card; −1 if it was not. */
  readonly trickOf: Int8Array;
  /** Who played a card, by card. */
  readonly playerOf: Int8Array;
}
