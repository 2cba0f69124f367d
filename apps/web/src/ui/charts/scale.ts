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

/** Something that is drawn, and where. */
interface Placed<Of> {
  readonly of: Of;
  readonly place: number;
}

/**
 * Places of labels from above, moved down until no two are nearer to each other than `least`; their order stays.
 * @param placeOf where each would stand by itself
 * @returns each with its moved place, in the order of those given
 */
export function apart<Of>(all: readonly Of[], placeOf: (of: Of) => number, least: number): readonly Placed<Of>[] {
  const placed = all.map((of) => ({ of, place: placeOf(of) }));
  let last = -Infinity;
  for (const each of placed.toSorted((one, other) => one.place - other.place)) {
    each.place = Math.max(each.place, last + least);
    last = each.place;
  }
  return placed;
}

/** The same along a line that ends: what would stand beyond it moves back. @param most the last place that there is */
export function apartWithin<Of>(
  all: readonly Of[],
  placeOf: (of: Of) => number,
  least: number,
  most: number,
): readonly Placed<Of>[] {
  return apart(all, placeOf, least).map(({ of, place }, index) => ({
    of,
    place: Math.min(place, most - (all.length - 1 - index) * least),
  }));
}

/**
 * Values in columns of `step` each, from a round one: the first begins with a multiple of two steps, and so does what would follow
 * the last.
 * @returns where the first column begins, and what is in each
 */
export function inBoxes<Of extends { readonly value: number }>(
  all: readonly Of[],
  step: number,
): { readonly from: number; readonly columns: readonly (readonly Of[])[] } {
  const values = all.map(({ value }) => value);
  const from = Math.floor(Math.min(...values) / (2 * step)) * 2 * step;
  const to = (Math.floor(Math.max(...values) / (2 * step)) + 1) * 2 * step;
  return {
    from,
    columns: Array.from({ length: (to - from) / step }, (_, column) =>
      all.filter(({ value }) => Math.floor((value - from) / step) === column),
    ),
  };
}

/** How far along its year a day is, from 0 on the first of January to 1. */
export function alongYear(day: string): number {
  const year = Number(day.slice(0, 4));
  const [from, to] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  return (Date.parse(day) - from) / (to - from);
}

/** Nobody sees less; sixteen figures of each point were a sixth of a page with charts. @param units of a drawing */
export function tenth(units: number): number {
  return Math.round(10 * units) / 10;
}
