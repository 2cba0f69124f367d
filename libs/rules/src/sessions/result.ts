import { type Card } from '../cards/card.js';
import { type Verdict } from '../result/verdict.js';
import { type Ending } from './ending.js';
import { type Counts } from './facts.js';
import { type Line } from './line.js';
import { type Session } from './record.js';
import { type Seat } from './seats.js';
import { type SessionState } from './state.js';
import { type Violation } from './violation.js';

/** What verification says of one deal. */
export interface DealResult {
  readonly number: number;
  readonly dealer: Seat;
  readonly form: 'played' | 'scored';
  /** Null: not settled (S9). */
  readonly outcome: string | null;
  readonly contract: string | null;
  readonly level: number | null;
  readonly declarers: readonly Seat[];
  readonly partner: Seat | null;
  readonly called: Card | null;
  readonly points: Counts | null;
  /** By seat. */
  readonly tricks: readonly number[] | null;
  readonly violations: readonly Violation[];
  readonly warnings: readonly Violation[];
  readonly lines: readonly Line[];
  readonly payments: readonly number[];
  readonly pot: number;
  /** Running. */
  readonly totals: readonly number[];
  /** After the deal. */
  readonly state: SessionState;
}

/** What verification says of a session; as data, sentences are made from it when somebody asks for them. */
export interface SessionResult {
  readonly session: Session;
  readonly verdict: Exclude<Verdict, 'malformed'>;
  readonly violations: readonly Violation[];
  readonly deals: readonly DealResult[];
  readonly totals: readonly number[];
  readonly state: SessionState;
  readonly ending: Ending | null;
}
