import { type Definition } from '../announcements/definition.js';

/** The score of one party in one game (section 7), as in `royal-tarokk-result/1`. */
export interface Score {
  readonly consolation: number;
  readonly messages: number;
  /** Active Schlemme and trophies, won ones less lost ones. */
  readonly announcements: number;
  readonly silent: number;
  /** The sum of the party's contras, held within −20 … +20 (7.3). */
  readonly contra: number;
  /** The most that the party can score (7.4). */
  readonly limit: number;
  readonly total: number;
}

const MOST_CONTRA = 20;
const ORDINARY_LIMIT = 100;
const SMALL_TROPHY_LIMIT = 110;

/** The trophy that sets a party's limit (7.4). */
export interface DecidingTrophy {
  readonly definition: Definition;
  readonly won: boolean;
}

/** 7.4. @param trophy active at the end of the auction; null if none is */
export function limitOf(trophy: DecidingTrophy | null): number {
  if (trophy === null) return ORDINARY_LIMIT;
  const { points } = trophy.definition;
  if (points < 100) return trophy.won ? SMALL_TROPHY_LIMIT : ORDINARY_LIMIT - points;
  return trophy.won ? points : 0;
}

/** The parts of a score before they are put together (7.2, 7.3). */
export interface ScoreParts {
  readonly consolation: number;
  readonly messages: number;
  readonly announcements: number;
  readonly silent: number;
  /** Before it is held within its bounds. */
  readonly contra: number;
  readonly trophy: DecidingTrophy | null;
}

export function scoreOf(parts: ScoreParts): Score {
  const { consolation, messages, announcements, silent } = parts;
  const contra = Math.max(-MOST_CONTRA, Math.min(MOST_CONTRA, parts.contra));
  const limit = limitOf(parts.trophy);
  const sum = consolation + messages + announcements + silent + contra;
  return { consolation, messages, announcements, silent, contra, limit, total: Math.max(0, Math.min(limit, sum)) };
}
