import { type Seat } from './seats.js';

/** What is carried from deal to deal (S10): the same object in every ruleset, neutral where a ruleset does not use it. */
export interface SessionState {
  /** Who deals next. */
  readonly dealer: Seat;
  /** The stakes of the next deal (Hungarian). */
  readonly factor: number;
  /** Deals left in each doubled round, oldest first (Hungarian). */
  readonly rounds: readonly number[];
  /** The pot (both Taroky). */
  readonly pot: number;
  /** Woods by player (Kings Tarock). */
  readonly woods: readonly number[];
}

/**
 * Doubled rounds that run at once, at most. The rules know no bound; this one is ours, far beyond any table, so that a hostile
 * record cannot make the state grow with every deal.
 */
export const MOST_ROUNDS = 100;

/** Which parts of the state a ruleset uses; the others must be neutral in `start`. */
export interface StateUse {
  readonly rounds: boolean;
  readonly pot: boolean;
  readonly woods: boolean;
}

export type Start = Partial<Omit<SessionState, 'dealer'>>;

export function stateAtStart(firstDealer: Seat, players: number, start: Start): SessionState {
  return {
    dealer: firstDealer,
    factor: start.factor ?? 1,
    rounds: start.rounds ?? [],
    pot: start.pot ?? 0,
    woods: start.woods ?? new Array<number>(players).fill(0),
  };
}
