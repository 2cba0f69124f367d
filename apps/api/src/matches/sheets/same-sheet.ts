import { areEqual, type Sheet } from '@tarokk/competition';
import type { Game } from '@tarokk/rules';

/**
 * Whether a sheet says nothing that another of the same match does not say: they are equal (D11), and so are the points
 * claimed and the notes, of which D11 asks nothing. Sent again by the side that entered it, it is no new sheet.
 */
export function saysTheSame(a: Sheet, b: Sheet): boolean {
  return areEqual(a, b) && besideD11(a, false) === besideD11(b, a.sides[0] !== b.sides[0]);
}

function besideD11({ record, notes }: Sheet, isTurned: boolean): string {
  return JSON.stringify([
    record.games.map((game) => turnedIf(isTurned, claimOf(game))),
    notes.map(({ draw, ...others }) => ({ ...others, draw: turnedIf(isTurned, draw) })),
  ]);
}

function claimOf(game: Game): readonly number[] | null {
  return game.form === 'played' ? game.claim : game.sheet.map(({ points }) => points);
}

/** @param byParty numbers of A and B */
function turnedIf(isTurned: boolean, byParty: readonly number[] | null): readonly number[] | null {
  return isTurned && byParty !== null ? byParty.toReversed() : byParty;
}
