import { Injectable } from '@nestjs/common';
import { joiningFindings, teamEntryFindings } from '@tarokk/competition';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { record } from '../../platform/events/outbox.js';
import { MembershipsRepository } from './members/memberships.repository.js';
import { TeamNewcomers } from './members/newcomers.service.js';
import { dayOfChange, type TeamRole, TeamChanges } from './team-changes.service.js';
import { teamProblems } from './team-problems.js';
import type { MemberInput, TeamSaved } from './team.types.js';
import { MOST_OF_ALL, TeamsRepository, USUAL_MEMBERS } from './teams.repository.js';
import type { Write } from '../../platform/writes/writes.service.js';
import type { EnterTeamInput } from './teams.inputs.js';

export interface NewTeam {
  readonly seasonYear: number;
  readonly name: string;
  /** The captain first; players who enter their own team need not name themselves. */
  readonly members: readonly MemberInput[];
  /** Null for today. */
  readonly day: string | null;
  /** Why the jury allows what the rules do not. */
  readonly reason: string | null;
}

interface EnteredTeam extends NewTeam {
  readonly role: TeamRole;
  readonly persons: readonly string[];
  /** Those of them who were named, in that order. */
  readonly given: readonly string[];
}

/** Entering a team for a season (9): by the jury, or by a player who becomes its captain. */
@Injectable()
export class EnteringService {
  constructor(
    private readonly changes: TeamChanges,
    private readonly teams: TeamsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly newcomers: TeamNewcomers,
  ) {}

  enter(caller: AccountCaller, input: EnterTeamInput): Promise<TeamSaved | Refused> {
    const { seasonYear: year, reason } = input;
    const write: Write = { action: 'enterTeam', key: input.idempotencyKey, input, reason };
    return this.changes.inSeason<TeamSaved>(caller, write, { year }, (transaction, today) =>
      this.enterInto(transaction, caller, input, today),
    );
  }

  /** The same in a season that is locked. @param today in the office's time zone */
  async enterInto(
    transaction: Transaction,
    caller: AccountCaller,
    input: NewTeam,
    today: string,
  ): Promise<TeamSaved | Refused> {
    const { seasonYear: year, name } = input;
    const found = await this.personsOf(transaction, caller, input.members);
    if ('problems' in found) return refused(...found.problems);

    const day = dayOfChange(year, input.day ?? dayOfEntry(year, today, found.role), { role: found.role, today });
    if (typeof day !== 'string') return refused(day);
    const problems = await this.entryProblems(transaction, { ...input, ...found }, day);
    if (problems.length > 0) return refused(...problems);
    const id = await this.teams.create(transaction, year, name, Math.max(USUAL_MEMBERS, found.persons.length));
    const joining = found.persons.map((personId, index) => ({ personId, captain: index === 0 }));
    await this.memberships.join(transaction, { id, season: year }, joining, day);
    await record(transaction, { type: 'team-changed', id, season: year });
    return { __typename: 'TeamSaved', teamId: id };
  }

  /**
   * The persons of the team, each once; players who enter their own team are the first. Jurors who are to be members enter their
   * team as players do (D12).
   */
  private async personsOf(
    transaction: Transaction,
    caller: AccountCaller,
    members: readonly MemberInput[],
  ): Promise<Pick<EnteredTeam, 'role' | 'persons' | 'given'> | { readonly problems: readonly Problem[] }> {
    const persons: string[] = [];
    const problems: Problem[] = [];
    for (const [index, member] of members.entries()) {
      const found = await this.newcomers.find(transaction, caller, member, `members[${index}]`);
      if ('code' in found) problems.push(found);
      else persons.push(found.id);
    }
    const { personId, jury } = caller.account;
    const isOwn = !jury || persons.includes(personId);
    // Jurors name themselves, in the place that they have; players need not, and are the captain.
    const everybody = new Set(jury ? persons : [personId, ...persons]);
    if (everybody.size > MOST_OF_ALL) problems.push(teamProblems.tooLarge({ most: MOST_OF_ALL }));
    if (problems.length > 0) return { problems };
    return { role: isOwn ? 'captain' : 'jury', persons: [...everybody], given: persons };
  }

  private async entryProblems(
    transaction: Transaction,
    { seasonYear: year, name, persons, given, role, reason }: EnteredTeam,
    day: string,
  ): Promise<readonly Problem[]> {
    const named = await this.teams.findNamed(transaction, year, name);
    const others = await this.memberships.teamsOf(transaction, year, persons);
    const findings = [
      ...teamEntryFindings({ id: '', name, members: persons }, named === null ? [] : [named]),
      ...persons.flatMap((person) => joiningFindings(person, '', day, others)),
    ];
    const path = (code: string, personId: string | null): string => {
      if (code === 'team/name-taken') return 'name';
      const index = personId === null ? -1 : given.indexOf(personId);
      return index < 0 ? 'members' : `members[${index}]`;
    };
    return this.changes.standing(transaction, findings, { role, reason, path });
  }
}

/** Of a season that is over the jury enters teams that took part in all of it. */
function dayOfEntry(year: number, today: string, role: TeamRole): string | null {
  return role === 'jury' && today > `${year}-12-31` ? `${year}-01-01` : null;
}
