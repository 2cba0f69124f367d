import { Injectable } from '@nestjs/common';
import { joiningFindings, type MembershipFinding, replacementFindings } from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { type LockedTeam, type MembershipRow, MembershipsRepository } from './memberships.repository.js';
import { TeamNewcomers } from './newcomers.service.js';
import { managesTeam, dayOfChange, type TeamRole, TeamChanges } from '../team-changes.service.js';
import { teamProblems } from '../team-problems.js';
import type { TeamSaved } from '../team.types.js';
import { MOST_OF_ALL } from '../teams.repository.js';
import { TeamsService } from '../teams.service.js';
import type { Write } from '../../../platform/writes/writes.service.js';
import type { AddMemberInput, ReplaceMemberInput } from './members.inputs.js';

/** Who gets a place, and on whose word: what the rules leave to the jury it allows with a reason. */
export interface Admission {
  readonly personId: string;
  readonly day: string;
  readonly role: TeamRole;
  readonly reason: string | null;
  /** The argument in which the person is given. */
  readonly path: string;
}

/** Who comes into a team during the season (9, D20). */
@Injectable()
export class MembersService {
  constructor(
    private readonly changes: TeamChanges,
    private readonly teams: TeamsService,
    private readonly memberships: MembershipsRepository,
    private readonly newcomers: TeamNewcomers,
  ) {}

  /** The third place may be filled at any time; that of a member who has played only as the jury approves (D20). */
  add(caller: AccountCaller, input: AddMemberInput): Promise<TeamSaved | Refused> {
    const { teamId, reason } = input;
    const write: Write = { action: 'addMember', key: input.idempotencyKey, input, reason };
    return this.changes.ofTeam(caller, write, teamId, async (transaction, { team, role, today }) => {
      if (!managesTeam(role)) return refused(teamProblems.notYours());
      if (!team.takesPart) return refused(teamProblems.notTakingPart({ team: team.name }));
      const day = dayOfChange(team.season, input.day, { role, today });
      if (typeof day !== 'string') return refused(day);
      const found = await this.newcomers.find(transaction, caller, input.member, 'member');
      if ('code' in found) return refused(found);
      return this.admit(transaction, team, { personId: found.id, day, role, reason, path: 'member' });
    });
  }

  /** Gives somebody a place in a team that takes part, or says why they get none (9, D20). */
  async admit(transaction: Transaction, team: LockedTeam, joining: Admission): Promise<Refused | null> {
    const { personId, day, path } = joining;
    const present = lastingMemberships(team).length;
    if (present >= MOST_OF_ALL) return refused(teamProblems.tooLarge.at(path, { most: MOST_OF_ALL }));
    const against = await this.joiningFindings(transaction, team, personId, day);
    const keptPlace = against.length > 0 ? null : await this.keptPlace(transaction, team, personId);
    const findings = keptPlace === null ? against : replacementFindings(keptPlace, true);
    const problems = await this.changes.standing(transaction, findings, joining);
    if (problems.length > 0) return refused(...problems);
    if (present >= team.mostMembers) await this.teams.allowMembers(transaction, team.id, present + 1);
    if (keptPlace !== null) await this.memberships.setReplacedBy(transaction, team.season, keptPlace, personId);
    await this.memberships.join(transaction, team, [{ personId, captain: false }], day);
    return null;
  }

  /** Who has not played is replaced as the captain likes, others as the jury approves (D20). The day belongs to both. */
  replace(caller: AccountCaller, input: ReplaceMemberInput): Promise<TeamSaved | Refused> {
    const { idempotencyKey: key, teamId, leaverId, reason } = input;
    const write: Write = { action: 'replaceMember', key, input, reason };
    return this.changes.ofTeam(caller, write, teamId, async (transaction, { team, role, today }) => {
      if (!managesTeam(role)) return refused(teamProblems.notYours());
      const leaver = lastingMemberships(team).find(({ personId }) => personId === leaverId);
      if (leaver === undefined) return refused(teamProblems.notAMember.at('leaverId', { team: team.name }));
      const day = dayOfChange(team.season, input.day, { role, today });
      if (typeof day !== 'string') return refused(day);
      if (day < leaver.firstDay) return refused(teamProblems.dayElsewhere({ year: team.season }));
      const found = await this.newcomers.find(transaction, caller, input.member, 'member');
      if ('code' in found) return refused(found);
      const hasPlayed = (await this.memberships.havePlayed(transaction, teamId, [leaverId])).length > 0;
      const findings = [
        ...replacementFindings(leaverId, hasPlayed),
        ...(await this.joiningFindings(transaction, team, found.id, day)).filter(
          ({ code }) => code !== 'team/fourth-member',
        ),
      ];
      const problems = await this.changes.standing(transaction, findings, { role, reason, path: 'member' });
      if (problems.length > 0) return refused(...problems);
      await this.replaceMember(transaction, team, { leaver, personId: found.id, day, hasPlayed });
      return null;
    });
  }

  /** One member leaves and another takes the place, as captain too. */
  async replaceMember(
    transaction: Transaction,
    team: LockedTeam,
    change: {
      readonly leaver: MembershipRow;
      readonly personId: string;
      readonly day: string;
      readonly hasPlayed: boolean;
    },
  ): Promise<void> {
    const { leaver, personId, day, hasPlayed } = change;
    await this.memberships.leave(transaction, team.season, leaver.personId, day);
    if (hasPlayed) await this.memberships.setReplacedBy(transaction, team.season, leaver.personId, personId);
    await this.memberships.join(transaction, team, [{ personId, captain: leaver.captain }], day);
  }

  /** Somebody who leaves today is no member tomorrow, and the place is free; somebody who comes back has it again. */
  async joiningFindings(
    transaction: Transaction,
    team: LockedTeam,
    personId: string,
    day: string,
  ): Promise<readonly MembershipFinding[]> {
    const members = lastingMemberships(team).map((member) => ({
      person: member.personId,
      from: member.firstDay,
      until: null,
    }));
    const others = await this.memberships.teamsOf(transaction, team.season, [personId]);
    const teams = [{ ...team, members }, ...others.filter(({ id }) => id !== team.id)];
    const latest = members.reduce((last, { from }) => (from > last ? from : last), day);
    return joiningFindings(personId, team.id, latest, teams).filter(
      ({ code }) => code !== 'team/fourth-member' || members.length >= team.mostMembers,
    );
  }

  /** Of those who have left after having played, and whom nobody replaced, one whose place the newcomer would take (D20). */
  private async keptPlace(transaction: Transaction, team: LockedTeam, newcomer: string): Promise<string | null> {
    const gone = team.memberships
      .filter(({ lastDay, replacedBy, personId }) => lastDay !== null && replacedBy === null && personId !== newcomer)
      .map(({ personId }) => personId);
    if (lastingMemberships(team).length + gone.length < team.mostMembers) return null;
    const played = await this.memberships.havePlayed(transaction, team.id, gone);
    return lastingMemberships(team).length + played.length < team.mostMembers ? null : (played[0] ?? null);
  }
}

/** The memberships without a last day. */
export function lastingMemberships({ memberships }: LockedTeam): readonly MembershipRow[] {
  return memberships.filter(({ lastDay }) => lastDay === null);
}
