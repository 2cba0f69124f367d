/** Matches won, drawn and lost by raw points, which tell more apart than match points (8). */
export interface Balance {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Raw points of a whole match (8), rulings in place (D14), from the point of view of one of its sides. */
export interface Raw {
  readonly own: number;
  readonly other: number;
}

export const even: Balance = Object.freeze({ won: 0, drawn: 0, lost: 0 });

/** The balance with one match more. */
export function withResult({ won, drawn, lost }: Balance, { own, other }: Raw): Balance {
  return {
    won: won + (own > other ? 1 : 0),
    drawn: drawn + (own === other ? 1 : 0),
    lost: lost + (own < other ? 1 : 0),
  };
}
