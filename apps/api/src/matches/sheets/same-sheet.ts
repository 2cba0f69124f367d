import { areEqual, type Sheet } from '@tarokk/competition';
import type { Game } from '@tarokk/rules';

/**
 * Whether a sheet says nothing that another of the same match does not say: they are equal (D11), and so are the points
 * claimed, of which D11 asks nothing. Sent again by the side that entered it, it is no new sheet.
 */
export function saysTheSame(a: Sheet, b: Sheet): boolean {
  const isTurned = a.sides[0] !== b.sides[0];
  const ofA = JSON.stringify(a.record.games.map(claimOf));
  return areEqual(a, b) && ofA === JSON.stringify(b.record.games.map((game) => turnedIf(isTurned, claimOf(game))));
}

function claimOf(game: Game): readonly number[] | null {
  return game.form === 'played' ? game.claim : game.sheet.map(({ points }) => points);
}

function turnedIf(isTurned: boolean, claim: readonly number[] | null): readonly number[] | null {
  return isTurned && claim !== null ? claim.toReversed() : claim;
}
