import { matchPoints, type ByParty } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { outcomeOf, type OfficialMatch } from '../matches/official-match.js';
import { type PersonId, type SideId } from '../sheet/sheet.js';
import { type TieId } from './bracket.js';
import { type Draw } from './draw.js';
import { type CupRoundName } from './round.js';

/** An approved match as the cup sees it; only approved ones count (D13, D29). */
export interface CupMatch {
  readonly id: string;
  /** Eight games, or an extra time of two (10). */
  readonly kind: 'match' | 'extra-time';
  readonly date: Day;
  /** Number of the match of these pairs that day (D10). */
  readonly order: number;
  /** Ids of the two pairs, A first. */
  readonly sides: ByParty<SideId>;
  /** Match points (8); in extra time the raw points of both games, neither divided nor rounded (10). */
  readonly points: ByParty<number>;
}

/** More than three matches, agreed by both pairs before the first (D29). */
export interface MatchesAgreed {
  readonly kind: 'matches-agreed';
  readonly id: string;
  readonly sides: ByParty<SideId>;
  readonly matches: number;
}

/** A pair gives up a tie, or the cup (D30, D32). */
export interface Concession {
  readonly kind: 'concession';
  readonly id: string;
  readonly pair: SideId;
  readonly round: CupRoundName;
  /** The tie was given up against this pair alone; null for a withdrawal, which holds whoever comes. */
  readonly against: SideId | null;
}

/** The jury lets a tie be played after the end of its month (D33). */
export interface Postponement {
  readonly kind: 'postponement';
  readonly id: string;
  readonly tie: TieId;
  /** The new last day. */
  readonly until: Day;
  /** Granted on this day; after the tie's last day it is too late and of no effect (D33). */
  readonly on: Day;
}

/** The jury says who goes on, whatever was played (10): a tie not played or not finished, or one to be kept as it was. */
export interface TieDecision {
  readonly kind: 'decision';
  readonly id: string;
  readonly sides: ByParty<SideId>;
  /** Null: neither of them. */
  readonly goesOn: SideId | null;
  readonly reason: string;
}

/** For vis maior, by the jury alone (10). */
export interface PlayerChange {
  readonly kind: 'player-change';
  readonly id: string;
  readonly pair: SideId;
  readonly leaves: PersonId;
  readonly comes: PersonId;
  /** The first day on which the new player plays. */
  readonly from: Day;
}

/** The jury takes matches, concessions or decisions out of the cup that a correction left without their tie. */
export interface SetAside {
  readonly kind: 'set-aside';
  readonly id: string;
  /** Ids of what counts no more. */
  readonly what: readonly string[];
}

export type CupAct = MatchesAgreed | Concession | Postponement | TieDecision | PlayerChange | SetAside;

/** All that a cup follows from. */
export interface CupFacts {
  readonly draw: Draw;
  /** The day of the draw: rounds whose month was over have moved on (D52). */
  readonly drawnOn: Day;
  /** In any order. */
  readonly matches: readonly CupMatch[];
  /** In the order in which they were entered: of acts about the same thing the last counts. */
  readonly acts: readonly CupAct[];
}

/** The match for the cup; null when it does not count there: of another competition, reopened (D13), or left open. */
export function cupMatch(match: OfficialMatch): CupMatch | null {
  const { id, sheet, state } = match;
  const { kind } = sheet.record;
  if (!sheet.competitions.includes('cup') || state !== 'approved') return null;
  if (kind !== 'match' && kind !== 'extra-time') return null;
  const { raw } = outcomeOf(match);
  const points = kind === 'match' ? matchPoints(raw) : raw;
  return { id, kind, date: sheet.date, order: sheet.order, sides: sheet.sides, points };
}
