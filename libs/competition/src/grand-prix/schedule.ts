import { type ByParty } from '@tarokk/rules';
import { type SideId } from '../sheet/sheet.js';

/** Each pair plays three matches (11.1). */
export const MATCHES_A_PAIR = 3;

/** A match of the schedule. */
export interface Pairing {
  /** From 1: matches of one slot are played at the same time. */
  readonly slot: number;
  readonly sides: ByParty<SideId>;
  /** Null for both; the fourth match of a pair counts only for its opponent (D39). */
  readonly countsOnlyFor: SideId | null;
}

/** In the order of the slots. */
export type Schedule = readonly Pairing[];

/**
 * A schedule in which every pair plays three matches against three different pairs (11.1). With an odd number of pairs the last
 * of the list plays a fourth, which counts only for its opponent; two or three pairs meet again as little as possible (D39).
 *
 * @param pairs in the order drawn, at least two; a RangeError is thrown for fewer
 */
export function scheduleGrandPrix(pairs: readonly SideId[]): Schedule {
  const count = pairs.length;
  if (count < 2) throw new RangeError('a Grand Prix needs two pairs at least');
  const pairing = (slot: number, a: number, b: number, onlyFor: number | null = null): Pairing => ({
    slot,
    sides: [pairs[a]!, pairs[b]!],
    countsOnlyFor: onlyFor === null ? null : pairs[onlyFor]!,
  });
  if (count === 2) return [1, 2, 3].map((slot) => pairing(slot, 0, 1));
  if (count === 3) {
    return [pairing(1, 1, 2), pairing(2, 0, 2), pairing(3, 0, 1), pairing(4, 1, 2), pairing(5, 0, 2, 0)];
  }
  const slots = [1, 2, 3].flatMap((slot) => meetings(slot, count).map(([a, b]) => pairing(slot, a, b)));
  if (count % 2 === 0) return slots;
  // Pairs 0, 1 and 2 sat out one slot each; sums of 1 have not met so far.
  return [...slots, pairing(4, 0, 1), pairing(4, 2, count - 1, 2)];
}

/**
 * One slot of the circle method: of an odd number of pairs those meet whose numbers have the same sum, modulo their number,
 * and one sits out; of an even number the last pair meets the one that would.
 */
function meetings(slot: number, count: number): readonly ByParty<number>[] {
  const circle = count % 2 === 0 ? count - 1 : count;
  const idle = slot - 1;
  const met = Array.from({ length: (circle - 1) / 2 }, (_, index): ByParty<number> => {
    const distance = index + 1;
    return [(idle + distance) % circle, (idle - distance + circle) % circle];
  });
  return circle === count ? met : [[idle, count - 1], ...met];
}

/** Whether a match of the schedule counts for a pair that plays it. */
export function countsFor({ sides, countsOnlyFor }: Pick<Pairing, 'sides' | 'countsOnlyFor'>, pair: SideId): boolean {
  return sides.includes(pair) && (countsOnlyFor === null || countsOnlyFor === pair);
}
