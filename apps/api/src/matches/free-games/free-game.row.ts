import type { FreeDocument, FreeState, HandedKind } from '@tarokk/competition';
import type { FreeActing } from '../../competitions/free-championship/free-game.enums.js';
import type { SessionVerdict } from '../../platform/database/column-types.js';

/** A game that was handed in by itself, as the database keeps it. */
export interface FreeGameRow {
  readonly id: string;
  readonly season: number;
  readonly date: string;
  readonly order: number;
  readonly kind: HandedKind;
  /** The variant, or the ruleset of the session; null for test games. */
  readonly subject: string | null;
  readonly state: FreeState;
  /** The number of the present revision, from 1. */
  readonly revision: number;
  /** The account that handed it in. */
  readonly enteredBy: string;
  /** Objections since the last revision or decision. */
  readonly objections: number;
  /** Of a session. */
  readonly verdict: SessionVerdict | null;
  /** The account of who decides when the whole jury has played in it (D12). */
  readonly appointedJuror: string | null;
  readonly submittedAt: Date;
  readonly stateSince: Date;
}

export interface FreeRevisionRow {
  readonly gameId: string;
  readonly number: number;
  /** With ids in place of names. */
  readonly sheet: FreeDocument;
  readonly byJury: boolean;
  readonly accountId: string;
  readonly createdAt: Date;
}

export interface FreeMoveRow {
  readonly gameId: string;
  readonly number: number;
  /** Null before it was handed in; the same as `to` of an objection. */
  readonly from: FreeState | null;
  readonly to: FreeState;
  readonly revision: number;
  readonly actor: FreeActing;
  readonly accountId: string;
  readonly reason: string | null;
  readonly createdAt: Date;
}
