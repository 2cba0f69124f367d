import { partyNames, type ByParty, type PartyName } from '@tarokk/rules';
import { everybodyOn } from '../sheet/seating.js';
import { type PersonId, type Sheet } from '../sheet/sheet.js';

/** Members of the two sides that have an account: of a team its members of the season, of a pair its two players. */
export type MembersOfSides = ByParty<readonly PersonId[]>;

/** For whom a person acts (D12): any member of a team, either player of a pair, a guest for nobody. */
export function partiesOf(person: PersonId, members: MembersOfSides): readonly PartyName[] {
  return partyNames.filter((_, party) => members[party]!.includes(person));
}

/**
 * Whether a jury member must leave the decision to others: they played, as a substitute or guest too, are of a side (D12), or
 * play in the cup or Grand Prix to which the match belongs (D58).
 * @param others who plays in it
 */
export function isConcerned(
  juror: PersonId,
  sheet: Pick<Sheet, 'persons' | 'substitutions'>,
  members: MembersOfSides,
  others: readonly PersonId[],
): boolean {
  return [everybodyOn(sheet), ...members, others].some((persons) => persons.includes(juror));
}

/** When all of the jury are concerned, an admin appoints one (D12). */
export function needsAppointedJuror(
  jury: readonly PersonId[],
  sheet: Pick<Sheet, 'persons' | 'substitutions'>,
  members: MembersOfSides,
  others: readonly PersonId[],
): boolean {
  return jury.every((juror) => isConcerned(juror, sheet, members, others));
}
