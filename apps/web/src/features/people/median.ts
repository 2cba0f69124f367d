/** The middle of some figures, or the mean of the two that share it. @param figures at least one */
export function medianOf(figures: readonly number[]): number {
  const ordered = figures.toSorted((one, other) => one - other);
  const middle = ordered.length >> 1;
  return ordered.length % 2 === 1 ? ordered[middle]! : (ordered[middle - 1]! + ordered[middle]!) / 2;
}
