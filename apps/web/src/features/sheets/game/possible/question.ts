import type { PossibleGame } from '@tarokk/rules';

/** What the page asks the worker: a match record of one scored game. */
export interface PossibleQuestion {
  readonly key: string;
  readonly record: unknown;
}

/** Null beside what the auction or the two sides' consolations exclude. */
export type PossibleState = PossibleGame['state'] | null;

export interface PossibleAnswer {
  readonly key: string;
  readonly state: PossibleState;
}
