import { isFull } from './full.js';

/** Values by the name of what they are values of: `{ language: ['en', 'de'], width: [320, 390] }`. */
export type Dimensions = Readonly<Record<string, readonly unknown[]>>;

/** One value of each. */
export type Combination<D extends Dimensions> = { readonly [Name in keyof D]: D[Name][number] };

/** Each value with each of all the others; the last dimension changes fastest. */
export function combinationsOf<const D extends Dimensions>(dimensions: D): readonly Combination<D>[] {
  return Object.entries(dimensions).reduce<readonly Record<string, unknown>[]>(
    (begun, [name, values]) => begun.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{}],
  ) as readonly Combination<D>[];
}

/** As few combinations as are found one after the other in which any two values of two dimensions meet; the same each time. */
export function pairwise<const D extends Dimensions>(dimensions: D): readonly Combination<D>[] {
  const candidates = combinationsOf(dimensions).map((combination) => ({ combination, pairs: pairsIn(combination) }));
  const left = new Set(candidates.flatMap(({ pairs }) => pairs));
  const chosen: Combination<D>[] = [];
  while (left.size > 0) {
    const gains = candidates.map(({ pairs }) => pairs.filter((pair) => left.has(pair)).length);
    const { combination, pairs } = candidates[gains.indexOf(Math.max(...gains))]!;
    chosen.push(combination);
    for (const pair of pairs) left.delete(pair);
  }
  return chosen;
}

/** Those in which any two values meet; with FULL=1 all. */
export function tried<const D extends Dimensions>(dimensions: D, all = isFull): readonly Combination<D>[] {
  return all ? combinationsOf(dimensions) : pairwise(dimensions);
}

/**
 * Each thing with one variant, the next with the next: all things and all variants come, as often as the longer list needs. With
 * FULL=1 each thing with each variant. What stands first of the variants comes with what stands first of the things.
 */
export function inTurn<const T, const V>(
  things: readonly T[],
  variants: readonly V[],
  all = isFull,
): readonly (readonly [T, V])[] {
  if (all) return things.flatMap((thing) => variants.map((variant) => [thing, variant] as const));
  const number = Math.max(things.length, variants.length);
  return Array.from(
    { length: number },
    (_, index) => [things[index % things.length]!, variants[index % variants.length]!] as const,
  );
}

/** A value by itself is a pair, too, so that a single dimension is covered. */
function pairsIn(combination: Readonly<Record<string, unknown>>): readonly string[] {
  const values = Object.entries(combination).map((entry) => JSON.stringify(entry));
  return values.flatMap((one, index) => values.slice(index).map((other) => `${one} ${other}`));
}
