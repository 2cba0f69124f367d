import fc from 'fast-check';
import { matchKinds, Random, randomMatch, type Match } from '@tarokk/rules';
import { isFull } from './full.js';

/** FULL=1 runs every property so many times more often. */
const PATIENCE = isFull ? 20 : 1;

/** TEST_SEED=… takes other cases; a failure names its seed and path in fast-check's own words. */
const SEED = Number(process.env['TEST_SEED'] ?? 20_260_314);

/** Asserts a property with the seed of the environment. @param runs in an ordinary test run */
export function holdsAlways<T>(runs: number, arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void): void {
  fc.assert(
    fc.property(arbitrary, (value) => {
      predicate(value);
    }),
    { seed: SEED, numRuns: runs * PATIENCE },
  );
}

/** The same for what takes its time; one case after the other. */
export function holdsAlwaysInTime<T>(
  runs: number,
  arbitrary: fc.Arbitrary<T>,
  predicate: (value: T) => Promise<void>,
): Promise<void> {
  return fc.assert(fc.asyncProperty(arbitrary, predicate), {
    seed: SEED,
    numRuns: runs * PATIENCE,
    // Another try would be made in the same database.
    endOnFailure: true,
  });
}

export const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** A seeded source of randomness, for what is made of many draws. */
export const randoms = seeds.map((seed) => new Random(seed));

/** Random matches of every kind. @param scored of a hundred games so many only scored, or several such numbers */
export function matches(...scored: readonly number[]): fc.Arbitrary<Match> {
  const options = fc.record({
    kind: fc.constantFrom(...matchKinds),
    games: fc.integer({ min: 1, max: 8 }),
    scoredPercent: fc.constantFrom(...(scored.length === 0 ? [0] : scored)),
  });
  return fc.tuple(seeds, options).map(([seed, option]) => randomMatch(new Random(seed), option));
}
