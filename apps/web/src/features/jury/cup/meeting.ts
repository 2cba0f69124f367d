import type { DeskCup, DeskTie } from './queries.js';

type Two = readonly [{ readonly id: string; readonly name: string }, { readonly id: string; readonly name: string }];

/** The pairs that meet; null while there are not two. */
export function pairsOf({ sides: [upper, lower] }: DeskTie): Two | null {
  return upper?.pair != null && lower?.pair != null ? [upper.pair, lower.pair] : null;
}

/** The pair that had gone on before the correction, and the tie from which it came: that result can be kept. */
export function whoseResult(
  cup: DeskCup,
  { round, number, sides, looseEnds }: DeskTie,
): { readonly pair: Two[number]; readonly tie: DeskTie } | null {
  const before = cup.rounds[cup.rounds.findIndex((each) => each.round === round) - 1]?.ties ?? [];
  const feeding = before.filter((tie) => Math.ceil(tie.number / 2) === number && pairsOf(tie) !== null);
  for (const pair of looseEnds.flatMap(({ between }) => between)) {
    if (sides.some((side) => side.pair?.id === pair.id)) continue;
    const tie = feeding.find((each) => each.sides.some((side) => side.pair?.id === pair.id));
    if (tie !== undefined) return { pair, tie };
  }
  return null;
}
