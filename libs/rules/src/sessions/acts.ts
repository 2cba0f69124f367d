import { type Card } from '../cards/card.js';
import { type Seat } from './seats.js';

export const actNames = [
  'throw-in',
  'four-kings',
  'call',
  'varsava',
  'announce',
  'kontra',
  'declare',
  'agree',
  'not',
  'discard',
  'decline',
  'take',
  'surrender',
  'give-up',
  'annul',
  'claim-tarokks',
  'show',
] as const;
export type ActName = (typeof actNames)[number];

/** What a seat says or does, whatever the phase. */
export type Act =
  | {
      readonly act:
        'throw-in' | 'four-kings' | 'varsava' | 'agree' | 'not' | 'decline' | 'surrender' | 'annul' | 'claim-tarokks';
    }
  | { readonly act: 'call'; readonly card: Card }
  | { readonly act: 'announce' | 'show'; readonly bonus: string }
  /** `of`: the other player meant, in the negative games of Kings Tarock. */
  | { readonly act: 'kontra'; readonly on: string; readonly level: number; readonly of: Seat | null }
  | { readonly act: 'declare'; readonly what: string }
  | { readonly act: 'discard'; readonly cards: readonly Card[] }
  /** `which`: talon level, triple or packet, by ruleset; `exposed` only with packets. */
  | { readonly act: 'take'; readonly which: number; readonly exposed: number | null }
  /** `seen`: packets looked at, only with packets. */
  | { readonly act: 'give-up'; readonly seen: number | null };

export type Kontra = Extract<Act, { act: 'kontra' }>;

/** An entry of `start`, `calling`, `exchange` or `after`. */
export type SessionEntry = Act & { readonly seat: Seat };

export interface Bid {
  readonly seat: Seat;
  /** `pass`, or a bid of the ruleset. */
  readonly bid: string;
}

/** A turn of `announcements`. */
export interface AnnouncementTurn {
  readonly seat: Seat;
  readonly say: readonly Act[];
}

export interface Fine {
  readonly seat: Seat;
  readonly amount: number;
}

export interface DealClaim {
  readonly payments?: readonly number[];
  readonly totals?: readonly number[];
}

/** The phases of a played deal as recorded. */
export interface RecordedPlay {
  readonly dealer: Seat;
  /** As dealt, by seat; empty for the dealer who sits out. */
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
  readonly start: readonly SessionEntry[];
  readonly auction: readonly Bid[];
  readonly calling: readonly SessionEntry[];
  readonly exchange: readonly SessionEntry[];
  readonly announcements: readonly AnnouncementTurn[];
  readonly tricks: readonly (readonly Card[])[];
  readonly after: readonly SessionEntry[];
}
