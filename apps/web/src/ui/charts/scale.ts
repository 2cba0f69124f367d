/** A round step (1, 2 or 5 of its power of ten), so that at most `marks` of them stand between nought and `most`. */
export function stepOf(most: number, marks = 4): number {
  const tens = 10 ** Math.floor(Math.log10(most));
  return [tens / 5, tens / 2, tens, 2 * tens].find((step) => most / step <= marks) ?? 5 * tens;
}

/** The multiples of a step from the lowest to the highest value, both included where they are some. */
export function marksBetween(lowest: number, highest: number, step: number): readonly number[] {
  const first = Math.ceil(lowest / step);
  return Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * Places of labels from above, moved down until no two are nearer to each other than `least`; their order stays.
 * @returns the moved places, in the order of those given
 */
export function apart(places: readonly number[], least: number): readonly number[] {
  const order = places.map((_, index) => index).sort((one, other) => places[one]! - places[other]! || one - other);
  const moved: number[] = [];
  let last = -Infinity;
  for (const index of order) {
    last = Math.max(places[index]!, last + least);
    moved[index] = last;
  }
  return moved;
}
