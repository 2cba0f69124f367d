import { type Card } from '../cards/card.js';
import { type BySide, type Seat, type SessionSide } from './seats.js';

/** A bonus of a deal: what became of it and how often it was doubled. */
export interface BonusFact {
  readonly bonus: string;
  readonly side: SessionSide;
  readonly announced: boolean;
  /** Null where it follows from points and tricks. */
  readonly won: boolean | null;
  readonly kontra: number;
}

export interface SeatFact {
  readonly seat: Seat;
  readonly what: string;
}

/** A claim after the play; `index` is its place in `after`, null in a scored deal. */
export interface ClaimFact extends SeatFact {
  readonly index: number | null;
}

export interface ContraFact {
  readonly declarer: Seat;
  readonly opponent: Seat;
  readonly level: number;
}

/** A card or an item lost, by seat or by side, whichever the ruleset counts by. */
export type LostFact =
  { readonly seat: Seat; readonly card: Card } | { readonly item: string; readonly side: SessionSide };

/** By side, or by seat in games in which everybody plays for himself. */
export type Counts = BySide<number> | readonly number[];

/**
 * The facts of a deal from which alone it is settled: those of a score sheet. A played deal yields the same ones, so a
 * deal settles the same whether it was played or scored. What a ruleset or an outcome does not know has its empty value.
 */
export interface DealFacts {
  readonly outcome: string;
  readonly contract: string | null;
  readonly level: number | null;
  readonly declarers: readonly Seat[];
  readonly partner: Seat | null;
  readonly points: Counts | null;
  readonly tricks: Counts | null;
  /** Level of the game. */
  readonly kontra: number;
  readonly bonuses: readonly BonusFact[];
  readonly declarations: readonly SeatFact[];
  /** Who holds T22, null if nobody or unknown (S11). */
  readonly skiz: Seat | null;
  readonly claims: readonly ClaimFact[];
  readonly talonHonours: readonly { readonly seat: Seat; readonly card: Card }[];
  readonly contras: readonly ContraFact[];
  readonly rufer: Seat | null;
  readonly agreed: readonly Seat[];
  readonly lost: readonly LostFact[];
}

/** Facts on the way: whoever finds them out fills them in. */
export type OpenFacts = { -readonly [Key in keyof DealFacts]: DealFacts[Key] };

const none: readonly never[] = Object.freeze([]);

/** Facts of an outcome with nothing else known; all facts of all deals have this one shape. */
export function noFacts(outcome: string): OpenFacts {
  return {
    outcome,
    contract: null,
    level: null,
    declarers: none,
    partner: null,
    points: null,
    tricks: null,
    kontra: 0,
    bonuses: none,
    declarations: none,
    skiz: null,
    claims: none,
    talonHonours: none,
    contras: none,
    rufer: null,
    agreed: none,
    lost: none,
  };
}

export function bySide(counts: Counts | null): BySide<number> {
  return counts !== null && 'declarer' in counts ? counts : { declarer: 0, opponents: 0 };
}

export function bySeat(counts: Counts | null): readonly number[] {
  return counts !== null && !('declarer' in counts) ? counts : [];
}
