import type { OfficialMatch, State } from '@tarokk/competition';
import type { AnnouncementId, ByParty, MatchKind } from '@tarokk/rules';
import type { Transaction } from '../../../platform/database/transactions.js';

/** A match of an event that was handed in. */
export interface EventMatch {
  readonly eventId: string;
  readonly id: string;
  readonly sides: ByParty<string>;
  readonly plannedMatchId: string | null;
  readonly state: State;
  readonly kind: MatchKind;
  readonly raw: ByParty<number>;
  /** Won trophies by party that are in the trophy list: those of an approved match. */
  readonly trophies: ByParty<readonly AnnouncementId[]>;
  /** While it is neither approved nor reopened: its games are shown all the same (D42). Null otherwise. */
  readonly running: Pick<OfficialMatch, 'sheet' | 'result'> | null;
}

/** A sheet that is being written at a table of an event. */
export interface EventDraft {
  readonly plannedMatchId: string;
  readonly draftId: string;
  readonly sheet: unknown;
}

/** Reads what was played in Grand Prix. Sheets and drafts are those of the wing `matches`, which provides this. */
export abstract class EventMatches {
  /** All that were not withdrawn, by date and number. */
  abstract handedIn(transaction: Transaction | null, eventIds: readonly string[]): Promise<EventMatch[]>;

  /** Drafts of these planned matches, the latest first. */
  abstract drafts(plannedMatchIds: readonly string[]): Promise<EventDraft[]>;
}
