import { text } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type PersonId, type SideId } from '../sheet/sheet.js';
import { membersOn, type TeamOfSeason } from './context.js';
import { problemKind } from '../wording/problem-kind.js';

/** Two or three members without asking the jury (9). */
export const FEWEST_MEMBERS = 2;
export const MOST_MEMBERS = 3;

/** What keeps a team from being as it is to be. */
export type MembershipFinding = ReturnType<(typeof membershipFindings)[keyof typeof membershipFindings]> & {
  /** Whether the jury's approval is enough. */
  readonly juryMayAllow: boolean;
};

const membershipFindings = {
  tooFew: problemKind(
    'team/too-few',
    {
      rule: '9',
      text: text(
        'a team has two or three members',
        'eine Mannschaft hat zwei oder drei Mitglieder',
        'egy csapatnak két vagy három tagja van',
      ),
    },
    { juryMayAllow: true },
  ),
  fourthMember: problemKind(
    'team/fourth-member',
    {
      rule: '9',
      text: text(
        'a fourth or further member needs the jury’s approval',
        'ein viertes oder weiteres Mitglied braucht die Genehmigung der Jury',
        'negyedik vagy további taghoz a zsűri engedélye kell',
      ),
    },
    { juryMayAllow: true },
  ),
  hasPlayed: problemKind(
    'team/has-played',
    {
      rule: 'D20',
      text: text(
        '{person} has played; replacing a member who has played needs the jury',
        '{person} hat gespielt; ein Mitglied zu ersetzen, das gespielt hat, braucht die Jury',
        '{person} már játszott; olyan tag cseréjéhez, aki már játszott, a zsűri engedélye kell',
      ),
    },
    { juryMayAllow: true },
  ),
  otherTeam: problemKind(
    'team/other-team',
    {
      rule: 'D20',
      text: text(
        '{person} was in the team {team} this season and joins another only next season',
        '{person} war in dieser Saison in der Mannschaft {team} und wechselt erst zur nächsten',
        '{person} ebben a szezonban a(z) {team} csapat tagja volt, másikba csak a következőben léphet',
      ),
    },
    { juryMayAllow: false },
  ),
  memberAlready: problemKind(
    'team/member-already',
    {
      rule: '9',
      text: text('{person} is a member already', '{person} ist schon Mitglied', '{person} már tag'),
    },
    { juryMayAllow: false },
  ),
  nameTaken: problemKind(
    'team/name-taken',
    {
      rule: '9',
      text: text(
        'there is a team named {team} in the season already',
        'in der Saison gibt es schon eine Mannschaft namens {team}',
        'a szezonban már van {team} nevű csapat',
      ),
    },
    { juryMayAllow: false },
  ),
};

/** What speaks against somebody joining a team on a day (9, D20); the third place may be filled at any time. */
export function joiningFindings(
  person: PersonId,
  team: SideId,
  day: Day,
  teams: readonly TeamOfSeason[],
): readonly MembershipFinding[] {
  const joined = teams.find(({ id }) => id === team);
  const members = membersOn(joined, day);
  const other = teams.find(({ id, members: all }) => id !== team && all.some((member) => member.person === person));
  return [
    ...(members.includes(person) ? [membershipFindings.memberAlready({ person })] : []),
    ...(other ? [membershipFindings.otherTeam({ person, team: other.name })] : []),
    ...(members.length >= MOST_MEMBERS && !members.includes(person) ? [membershipFindings.fourthMember()] : []),
  ];
}

/** What speaks against a member's being replaced by another (D20). */
export function replacementFindings(person: PersonId, hasPlayed: boolean): readonly MembershipFinding[] {
  return hasPlayed ? [membershipFindings.hasPlayed({ person })] : [];
}

/** What speaks against a team as it is entered for the season (9): its size and its name. */
export function teamEntryFindings(
  team: { readonly id: SideId; readonly name: string; readonly members: readonly PersonId[] },
  others: readonly { readonly id: SideId; readonly name: string }[],
): readonly MembershipFinding[] {
  const plain = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const sameName = others.some(({ id, name }) => id !== team.id && plain(name) === plain(team.name));
  return [
    ...(team.members.length < FEWEST_MEMBERS ? [membershipFindings.tooFew()] : []),
    ...(team.members.length > MOST_MEMBERS ? [membershipFindings.fourthMember()] : []),
    ...(sameName ? [membershipFindings.nameTaken({ team: team.name })] : []),
  ];
}
