import { type DealClaim, type Fine, type RecordedPlay } from './acts.js';
import { type DealFacts } from './facts.js';
import { type PlayedFinding } from './course.js';
import { type Ruleset } from './ruleset.js';
import { type Options } from './ruleset-data.js';
import { type Seat } from './seats.js';
import { type Start } from './state.js';

export const SESSION_FORMAT = 'tarock-session/1';

interface AnyDeal {
  readonly number: number;
  readonly dealer: Seat;
  readonly claim: DealClaim;
  /** Null without the key, which only some options allow. */
  readonly fines: readonly Fine[] | null;
}

export interface PlayedDeal extends AnyDeal, RecordedPlay {
  readonly form: 'played';
  /** What following the deal through its phases has found; it does not depend on the deals before. */
  readonly finding: PlayedFinding;
}

export interface ScoredDeal extends AnyDeal {
  readonly form: 'scored';
  readonly facts: DealFacts;
}

export type Deal = PlayedDeal | ScoredDeal;

/** A session that has been read: whatever has this type is well formed. */
export interface Session {
  readonly ruleset: Ruleset;
  readonly options: Options;
  readonly date: string | null;
  readonly venue: string | null;
  readonly players: readonly string[];
  readonly firstDealer: Seat;
  readonly start: Start;
  readonly notice: number | null;
  readonly deals: readonly Deal[];
  readonly claimedTotals: readonly number[] | null;
}
