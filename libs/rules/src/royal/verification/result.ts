import { type Announcement } from '../announcements/announcement.js';
import { type Proof } from '../announcements/proof.js';
import { type AnnouncementId, type SilentBonusId } from '../announcements/ids.js';
import { type Score } from '../scoring/score.js';
import { type ByParty, type Party, type Seat } from '../table.js';
import { type Violation } from '../violations.js';
import { type Verdict } from '../../result/verdict.js';

export const RESULT_FORMAT = 'royal-tarokk-result/1';

export const announcementStatuses = ['stated', 'won', 'lost', 'raised', 'void'] as const;
export type AnnouncementStatus = (typeof announcementStatuses)[number];

/** Why an announcement has its status. Said by `explain/reasons.ts` when somebody asks. */
export type Reason =
  | Proof
  | { readonly kind: 'raised'; readonly by: Announcement }
  | { readonly kind: 'void'; readonly violation: Violation }
  | { readonly kind: 'stated' }
  | { readonly kind: 'sheet' };

export interface AnnouncementResult {
  readonly announcement: Announcement;
  readonly party: Party;
  readonly seat: Seat;
  readonly status: AnnouncementStatus;
  /** What it scored for its party; 0 for raised and void ones. */
  readonly points: number;
  /** The contra on it, its points before they are held within bounds (7.3); seat null on a sheet. */
  readonly contra: { readonly seat: Seat | null; readonly points: number } | null;
  readonly reason: Reason;
}

export interface SilentResult {
  readonly party: Party;
  readonly bonus: SilentBonusId;
  readonly points: number;
  readonly reason: Reason;
}

export interface TrophyResult {
  readonly party: Party;
  readonly seat: Seat;
  readonly trophy: AnnouncementId;
}

export interface GameResult {
  readonly number: number;
  readonly attackers: Party;
  readonly violations: readonly Violation[];
  readonly announcements: readonly AnnouncementResult[];
  readonly silent: readonly SilentResult[];
  readonly trophies: readonly TrophyResult[];
  readonly score: ByParty<Score>;
}

/** What is true of a match: the content of `royal-tarokk-result/1`, reasons as data. */
export interface MatchResult {
  readonly verdict: Exclude<Verdict, 'malformed'>;
  readonly games: readonly GameResult[];
  /** Sums of the game totals. */
  readonly points: ByParty<number>;
  /** Match points (section 8); null unless the kind is `match`. */
  readonly match: ByParty<number> | null;
}
