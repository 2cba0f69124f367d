import { parties, partyOf, seatNames, seats, type Party } from '@tarokk/rules';
import { personsAt, seatedSubstitutions } from '../sheet/seating.js';
import { type PersonId, type SheetOutline } from '../sheet/sheet.js';
import { membersOn, type OfficeContext, type TeamOfSeason } from './context.js';
import { found, type Finding, findingKinds } from './finding.js';

/** Who sits at the table of a championship match (9, D18–D20). */
export function playerFindings(sheet: SheetOutline, context: OfficeContext): readonly Finding[] {
  if (!sheet.competitions.includes('championship')) return [];
  const teams = parties.map((party) => context.teams.find(({ id }) => id === sheet.sides[party]));
  return parties.flatMap((party) => {
    const team = teams[party];
    if (!team) {
      const values = { side: sheet.sides[party], year: context.season.year };
      return [found(findingKinds.unknownTeam.at(party === 0 ? 'sides.A' : 'sides.B', values))];
    }
    return [
      ...gamesWithoutMember(sheet, party, team),
      ...strangers(sheet, party, team, teams[1 - party]),
      ...substitutions(sheet, party, team),
    ];
  });
}

/** At least one member is at the table in every game (9). */
function gamesWithoutMember(sheet: SheetOutline, party: Party, team: TeamOfSeason): readonly Finding[] {
  const members = membersOn(team, sheet.date);
  return sheet.record.games.flatMap(({ number }) => {
    const seated = personsAt(sheet, number);
    if (seats.some((seat) => partyOf(seat) === party && members.includes(seated[seat]))) return [];
    return [found(findingKinds.noMember.at(`record.games[${number - 1}]`, { game: number, team: team.name }), number)];
  });
}

interface Appearance {
  readonly person: PersonId;
  readonly path: string;
}

/** Everybody who plays for a party, with the place where the sheet names them. */
function appearances(sheet: SheetOutline, party: Party): readonly Appearance[] {
  const first = seats
    .filter((seat) => partyOf(seat) === party)
    .map((seat): Appearance => ({ person: sheet.persons[seat], path: `persons["${seatNames[seat]}"]` }));
  const later = seatedSubstitutions(sheet)
    .filter(({ seat }) => partyOf(seat) === party)
    .map(({ substitution }): Appearance => {
      const index = sheet.substitutions.indexOf(substitution);
      return { person: substitution.person, path: `substitutions[${index}].person` };
    });
  return [...first, ...later];
}

/** A guest is marked, and is anyone but a member of the opposing team (9, D19). */
function strangers(
  sheet: SheetOutline,
  party: Party,
  team: TeamOfSeason,
  opponents: TeamOfSeason | undefined,
): readonly Finding[] {
  const members = membersOn(team, sheet.date);
  const opposing = membersOn(opponents, sheet.date);
  return appearances(sheet, party).flatMap(({ person, path }) => {
    if (members.includes(person)) return [];
    if (opposing.includes(person))
      return [found(findingKinds.guestOfOpponents.at(path, { person, team: opponents!.name }))];
    return sheet.guests.includes(person)
      ? []
      : [found(findingKinds.unmarkedGuest.at(path, { person, team: team.name }))];
  });
}

/** Once a match for each team; who was replaced does not return (D18). */
function substitutions(sheet: SheetOutline, party: Party, team: TeamOfSeason): readonly Finding[] {
  const ordered = seatedSubstitutions(sheet);
  const ours = ordered.filter(({ seat }) => partyOf(seat) === party);
  return ours.flatMap((one, index) => {
    const { substitution } = one;
    const path = `substitutions[${sheet.substitutions.indexOf(substitution)}]`;
    const earlier = ordered.slice(0, ordered.indexOf(one));
    const returns = earlier.some((other) => other.substitution.for === substitution.person);
    return [
      ...(index === 0 ? [] : [found(findingKinds.secondSubstitution.at(path, { team: team.name }))]),
      ...(returns ? [found(findingKinds.returned.at(`${path}.person`, { person: substitution.person }))] : []),
    ];
  });
}
