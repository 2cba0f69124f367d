import { byName, type Named } from '../wording/alphabetical.js';

export interface Ranked<T> {
  readonly rank: number;
  readonly entry: T;
  /** All on this rank, the entry too, in the order of the list. */
  readonly equal: readonly T[];
  /** The next better entry, the last of the rank before; null on the first rank. */
  readonly behind: T | null;
}

/**
 * Ranks by a number, the highest first. Equal numbers share the rank, 1, 2, 2, 4, the first place too, and are listed by
 * name (D16).
 */
export function rankBy<T extends Named>(entries: readonly T[], numberOf: (entry: T) => number): readonly Ranked<T>[] {
  return rankInOrder(entries, (a, b) => numberOf(b) - numberOf(a));
}

/** Ranks in any order, the best first; who is equal in it shares the rank and is listed by name (D16). */
export function rankInOrder<T extends Named>(
  entries: readonly T[],
  order: (a: T, b: T) => number,
): readonly Ranked<T>[] {
  const sorted = [...entries].sort((a, b) => order(a, b) || byName(a, b));
  const ranked: Ranked<T>[] = [];
  for (let first = 0; first < sorted.length;) {
    let next = first + 1;
    while (next < sorted.length && order(sorted[first]!, sorted[next]!) === 0) next++;
    const equal = sorted.slice(first, next);
    for (const entry of equal) ranked.push({ rank: first + 1, entry, equal, behind: sorted[first - 1] ?? null });
    first = next;
  }
  return ranked;
}
