import { averageHundredths } from '../wording/numbers.js';
import { type Raw } from './balance.js';

/** What is told of matches of eight games alone (8). */
export interface WholeMatches {
  /** Match points a match, two decimals, half a hundredth rounded up (D26); null without a match. */
  readonly matchAverage: number | null;
  /** The highest raw total (D26); null without a match. */
  readonly best: number | null;
}

/** Average and best of these matches. @param played matches of eight games and others, whose match points are null */
export function wholeMatches(
  played: readonly { readonly matchPoints: number | null; readonly raw: Raw }[],
): WholeMatches {
  let [points, matches, best] = [0, 0, null as number | null];
  for (const { matchPoints, raw } of played) {
    if (matchPoints === null) continue;
    points += matchPoints;
    matches++;
    best = Math.max(best ?? 0, raw.own);
  }
  return { matchAverage: average(points, matches), best };
}

/** `sum / count` with two decimals, half a hundredth rounded up (D26); null of nothing. @param sum not negative */
export function average(sum: number, count: number): number | null {
  const hundredths = averageHundredths(sum, count);
  return hundredths === null ? null : hundredths / 100;
}
