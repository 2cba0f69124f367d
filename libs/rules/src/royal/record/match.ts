import { type Card } from '../../cards/card.js';
import { type CardSet } from '../../cards/card-set.js';
import { type Announcement } from '../announcements/announcement.js';
import { type Call, type Turn } from '../auction/call.js';
import { type SilentBonusId } from '../announcements/ids.js';
import { type Trick } from '../play/facts.js';
import { type ByParty, type BySeat, type Party, type Seat } from '../table.js';

export const MATCH_FORMAT = 'royal-tarokk-match/1';

/** How many games a record of each kind has: exactly, or at least and at most. */
export const gamesOfKind = {
  match: { least: 8, most: 8 },
  'extra-time': { least: 2, most: 2 },
  open: { least: 1, most: 7 },
  variant: { least: 1, most: 100 },
} as const;
export type MatchKind = keyof typeof gamesOfKind;
export const matchKinds = Object.keys(gamesOfKind) as MatchKind[];

export interface PairOnRecord {
  readonly team: string;
  readonly collector: string;
  readonly interceptor: string;
}

/** A match that was read: its form is right and every card was held by who played it; whether it is legal is for `verifyMatch`. */
export interface Match {
  readonly kind: MatchKind;
  /** `YYYY-MM-DD`, a real day. */
  readonly date: string | null;
  readonly venue: string | null;
  readonly parties: ByParty<PairOnRecord>;
  readonly firstDealer: Party;
  readonly games: readonly Game[];
}

export type Game = PlayedGame | ScoredGame;

/** Every card on record. */
export interface PlayedGame {
  readonly form: 'played';
  /** From 1. */
  readonly number: number;
  readonly attackers: Party;
  /** Ten cards a seat, in the order of the record. */
  readonly deal: BySeat<readonly Card[]>;
  readonly hands: BySeat<CardSet>;
  readonly auction: readonly Turn[];
  /** Ten tricks. */
  readonly tricks: readonly Trick[];
  /** The points written on the sheet. */
  readonly claim: ByParty<number> | null;
}

/** Only the sheet is there. */
export interface ScoredGame {
  readonly form: 'scored';
  readonly number: number;
  readonly attackers: Party;
  readonly sheet: ByParty<SheetSide>;
}

export const lowerTarocks = ['T18', 'T17', 'T16'] as const;
export type LowerTarock = (typeof lowerTarocks)[number];

/** What the sheet says of one party. */
export interface SheetSide {
  /** Tarocks held, 0–20. */
  readonly tarocks: number;
  /** How many of T22 and T21 were held, 0–2. */
  readonly honours: number;
  readonly has: readonly LowerTarock[];
  readonly lines: readonly SheetLine[];
  readonly contras: readonly Announcement[];
  readonly silent: readonly SilentBonusId[];
  readonly points: number;
}

/** One announcement on a sheet; messages are stated, everything else was won or lost. */
export interface SheetLine {
  readonly announcement: Announcement;
  readonly seat: Seat;
  readonly result: 'stated' | 'won' | 'lost';
}

export type { Call, Turn };
