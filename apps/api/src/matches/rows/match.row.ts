import type { Competition, LifecycleStanding, PlaceWords, RulingEntry } from '@tarokk/competition';
import type { ByParty, MatchKind, PartyName, Verdict } from '@tarokk/rules';
import type { Acting, MatchState } from '../../platform/database/column-types.js';

/** A match as the database keeps it: where it stands, and what its present revision comes to. */
export interface MatchRow {
  readonly id: string;
  readonly season: number;
  readonly date: string;
  readonly order: number;
  /** Ids of both sides, as the present revision calls them A and B. */
  readonly sides: ByParty<string>;
  readonly kind: MatchKind;
  readonly competitions: readonly Competition[];
  readonly state: MatchState;
  readonly enteredBy: Acting;
  readonly confirmedBy: readonly PartyName[];
  readonly disputedBy: Acting | null;
  /** The number of the present revision, from 1. */
  readonly revision: number;
  readonly raw: ByParty<number>;
  /** Match points (8); null unless it is a match of eight games. */
  readonly points: ByParty<number> | null;
  readonly verdict: Exclude<Verdict, 'malformed'>;
  /** Errors that no ruling lets stand, at the last look. */
  readonly openErrors: number;
  /** Numbers of the games that the jury admits to the free championship (12); null while it has named none: all of them. */
  readonly admittedGames: readonly number[] | null;
  readonly plannedMatchId: string | null;
  /** The account of who decides when the whole jury is concerned (D12). */
  readonly appointedJuror: string | null;
  readonly submittedAt: Date;
  readonly stateSince: Date;
  readonly approvedAt: Date | null;
}

export interface RevisionRow {
  readonly matchId: string;
  readonly number: number;
  /** tarokk-sheet/1 without rulings; where the record has names stand ids. */
  readonly sheet: unknown;
  /** The words of a private place, which are kept beside the sheet (D59); null where the sheet itself has the place. */
  readonly place: PlaceWords | null;
  /** SHA-256 of its text, made by the database. */
  readonly sheetHash: Uint8Array;
  readonly enteredBy: Acting;
  readonly accountId: string;
  readonly remarks: Readonly<Record<string, string>>;
  readonly createdAt: Date;
}

export interface MoveRow {
  readonly matchId: string;
  readonly number: number;
  readonly from: MatchState | 'draft';
  readonly to: MatchState;
  readonly revision: number;
  readonly actor: Acting;
  readonly accountId: string;
  readonly reason: string | null;
  readonly game: number | null;
  readonly path: string | null;
  readonly sheet: unknown;
  /** As of a revision. */
  readonly place: PlaceWords | null;
  readonly createdAt: Date;
}

export interface RulingRow {
  readonly matchId: string;
  readonly number: number;
  /** The revision for which it holds: the jury has judged no other sheet. */
  readonly revision: number;
  readonly ruling: RulingEntry;
  readonly accountId: string;
  readonly createdAt: Date;
}

/** Where a match stands, as the table of transitions sees it. */
export function standingOf({ state, enteredBy, confirmedBy, disputedBy, revision }: MatchRow): LifecycleStanding {
  return { state, enteredBy, confirmedBy, disputedBy, revision };
}
