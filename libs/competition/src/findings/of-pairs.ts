import { parties, partyOf, seatNames, seats, sentence, type Sentence, type Text } from '@tarokk/rules';
import { isAccepted } from '../sheet/ruling.js';
import { type PersonId, type SheetOutline, type SideId } from '../sheet/sheet.js';
import { type Finding } from './finding.js';

/** An error of a competition of pairs; a ruling may let stand what does not keep the match from counting. */
export interface PairFindingKind {
  readonly rule: string;
  readonly mayStand: boolean;
  readonly text: Text;
}

/** The finding on a sheet, with what its rulings say of it (D14). */
export function foundOn(
  sheet: SheetOutline,
  code: string,
  { rule, mayStand, text }: PairFindingKind,
  path: string,
  values: Sentence['values'] = {},
): Finding {
  const stands = mayStand && isAccepted(sheet.rulings, code, null);
  return { code, severity: 'error', rule, path, game: null, mayStand, stands, sentence: sentence(text, values) };
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
