/** A match and a tie have two sides, A first; the schema has them as a list. */
export function twoSides<Side>({ sides }: { readonly sides: readonly Side[] }): readonly [Side, Side] {
  return [sides[0]!, sides[1]!];
}

/** Their names. */
export function namesOfSides(match: {
  readonly sides: readonly { readonly name: string }[];
}): readonly [string, string] {
  const [a, b] = twoSides(match);
  return [a.name, b.name];
}
