import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { lastingMemberships } from './members.service.js';
import { MembershipsRepository } from './memberships.repository.js';
import { managesTeam, dayOfChange, TeamChanges } from '../team-changes.service.js';
import { teamProblems } from '../team-problems.js';
import type { TeamSaved } from '../team.types.js';
import type { Write } from '../../../platform/writes/writes.service.js';
import type { LeaveTeamInput, MakeCaptainInput, StrikeMemberInput } from './members.inputs.js';

/** Takes members out of a team, and changes its captain. */
@Injectable()
export class LeavingService {
  constructor(
    private readonly changes: TeamChanges,
    private readonly memberships: MembershipsRepository,
  ) {}

  /** Members leave themselves, or the captain or the jury lets them go. They join another team only next season (D20). */
  leave(caller: AccountCaller, input: LeaveTeamInput): Promise<TeamSaved | Refused> {
    const { teamId, personId } = input;
    const write: Write = { action: 'leaveTeam', key: input.idempotencyKey, input };
    return this.changes.ofTeam(caller, write, teamId, async (transaction, { team, role, today }) => {
      if (!managesTeam(role) && personId !== caller.account.personId) return refused(teamProblems.notYours());
      const member = lastingMemberships(team).find((each) => each.personId === personId);
      if (member === undefined) return refused(teamProblems.notAMember({ team: team.name }));
      if (member.captain && lastingMemberships(team).length > 1) return refused(teamProblems.captainLeaves());
      const day = dayOfChange(team.season, input.day, { role, today });
      if (typeof day !== 'string') return refused(day);
      if (day < member.firstDay) return refused(teamProblems.dayElsewhere({ year: team.season }));
      await this.memberships.leave(transaction, team.season, personId, day);
      return null;
    });
  }

  makeCaptain(
    caller: AccountCaller,
    { idempotencyKey: key, teamId, personId }: MakeCaptainInput,
  ): Promise<TeamSaved | Refused> {
    const write: Write = { action: 'makeCaptain', key, input: { teamId, personId } };
    return this.changes.ofTeam(caller, write, teamId, async (transaction, { team, role }) => {
      if (!managesTeam(role)) return refused(teamProblems.notYours());
      if (!lastingMemberships(team).some((member) => member.personId === personId)) {
        return refused(teamProblems.notAMember({ team: team.name }));
      }
      await this.memberships.makeCaptain(transaction, team, personId);
      return null;
    });
  }

  /** For mistakes: of somebody who has not played the jury takes away the whole membership, and they are free. */
  strike(caller: AccountCaller, input: StrikeMemberInput): Promise<TeamSaved | Refused> {
    const { teamId, personId, reason } = input;
    const write: Write = { action: 'strikeMember', key: input.idempotencyKey, input, reason };
    return this.changes.ofTeam(caller, write, teamId, async (transaction, { team, role }) => {
      if (role !== 'jury') return refused(teamProblems.notYours());
      const member = team.memberships.find((each) => each.personId === personId);
      if (member === undefined) return refused(teamProblems.notAMember({ team: team.name }));
      if (member.captain && lastingMemberships(team).length > 1) return refused(teamProblems.captainLeaves());
      const played = await this.memberships.havePlayed(transaction, teamId, [personId]);
      if (played.length > 0) return refused(teamProblems.memberPlayed());
      await this.memberships.strike(transaction, team.season, personId);
      return null;
    });
  }
}
