import { parties, partyOf, seatNames, seats } from '@tarokk/rules';
import { isAccepted } from '../sheet/ruling.js';
import { type PersonId, type SheetOutline, type SideId } from '../sheet/sheet.js';
import { type Finding } from './finding.js';
import type { ProblemOf } from '../wording/problem-kind.js';

/** The finding on a sheet, with what its rulings say of it (D14); one of a competition of pairs is always an error. */
export function foundOn(
  sheet: SheetOutline,
  problem: ProblemOf<string, string> & { readonly mayStand: boolean },
): Finding {
  const stands = problem.mayStand && isAccepted(sheet.rulings, problem.code, null);
  return { ...problem, severity: 'error', game: null, stands };
}

/** Who sat down for a pair without being of it, with the place where the sheet names them (D36, D37). */
export function strangersToPairs(
  sheet: SheetOutline,
  playersOf: (pair: SideId) => readonly PersonId[],
): readonly { readonly person: PersonId; readonly pair: SideId; readonly path: string }[] {
  return parties.flatMap((party) => {
    const pair = sheet.sides[party];
    const players = playersOf(pair);
    return seats
      .filter((seat) => partyOf(seat) === party && !players.includes(sheet.persons[seat]))
      .map((seat) => ({ person: sheet.persons[seat], pair, path: `persons["${seatNames[seat]}"]` }));
  });
}
