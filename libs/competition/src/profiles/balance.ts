import { outcomeOf, type OfficialMatch } from '../matches/official-match.js';

/** Matches won, drawn and lost by raw points, which tell more apart than match points (8). */
export interface Balance {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export const even: Balance = Object.freeze({ won: 0, drawn: 0, lost: 0 });

/** The balance with one match more. @param own raw points; @param other raw points of the opponents */
export function withResult({ won, drawn, lost }: Balance, own: number, other: number): Balance {
  return {
    won: won + (own > other ? 1 : 0),
    drawn: drawn + (own === other ? 1 : 0),
    lost: lost + (own < other ? 1 : 0),
  };
}

/** A match that counts (D13), with its outcome, computed once. */
export interface CountedMatch {
  readonly match: OfficialMatch;
  readonly outcome: ReturnType<typeof outcomeOf>;
}

export function countedMatches(matches: readonly OfficialMatch[]): readonly CountedMatch[] {
  return matches.filter(({ state }) => state === 'approved').map((match) => ({ match, outcome: outcomeOf(match) }));
}
