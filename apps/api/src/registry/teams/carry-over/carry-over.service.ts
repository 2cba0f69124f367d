import { Injectable } from '@nestjs/common';
import { joiningFindings, teamEntryFindings } from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { record } from '../../../platform/events/outbox.js';
import { CarryOverRepository, type ProposedRow, type TeamToCarry } from './carry-over.repository.js';
import type { CarriedOver, CarryOverOutcome, CarryOverPreview } from './carry-over.types.js';
import { type LockedTeam, MembershipsRepository } from '../members/memberships.repository.js';
import { type TeamRole, TeamChanges } from '../team-changes.service.js';
import { teamProblems } from '../team-problems.js';
import type { TeamSaved } from '../team.types.js';
import type { Write } from '../../../platform/writes/writes.service.js';
import type {
  CarryOverInput,
  ConfirmTeamInput,
  DeclineMembershipInput,
  DeclineTeamInput,
} from './carry-over.inputs.js';

/**
 * The next season from the last: teams and their members are proposed, and take part when they are confirmed. A proposal
 * holds the name of the team and binds no player.
 */
@Injectable()
export class CarryOverService {
  constructor(
    private readonly changes: TeamChanges,
    private readonly repository: CarryOverRepository,
    private readonly memberships: MembershipsRepository,
  ) {}

  /** The season is looked at as carrying over itself would look at it (D56). */
  async preview(caller: AccountCaller, year: number): Promise<CarryOverPreview> {
    const problems = await this.changes.seasonProblems(caller, 'carryOver', { year, alone: true });
    const teams = await this.repository.teamsToCarry(null, year);
    return {
      year,
      teams: teams.map((team) => ({ teamId: team.id, members: team.members, outcome: outcomeOf(team) })),
      problems,
    };
  }

  /** Teams that were carried over before are left alone, whatever came of them: doing it twice is doing it once. */
  carryOver(
    caller: AccountCaller,
    { idempotencyKey: key, seasonYear: year }: CarryOverInput,
  ): Promise<CarriedOver | Refused> {
    const write: Write = { action: 'carryOver', key, input: { year } };
    return this.changes.inSeason<CarriedOver>(caller, write, { year, alone: true }, async (transaction) => {
      const teams = await this.repository.teamsToCarry(transaction, year);
      const proposed = teams.filter((team) => outcomeOf(team) === 'proposed');
      const teamIds = await this.repository.propose(transaction, year, proposed);
      await record(transaction, ...teamIds.map((id) => ({ type: 'team-changed', id, season: year }) as const));
      return { __typename: 'CarriedOver', teamIds };
    });
  }

  /** The captain of before, or the jury, confirms the team. It goes on, so its memberships begin with the season. */
  confirm(caller: AccountCaller, input: ConfirmTeamInput): Promise<TeamSaved | Refused> {
    const { teamId, memberIds, reason } = input;
    const write: Write = { action: 'confirmTeam', key: input.idempotencyKey, input, reason };
    return this.ofProposal(caller, write, teamId, async (transaction, { team, role, proposed }) => {
      if (role !== 'jury' && role !== 'captain') return refused(teamProblems.notYours());
      const willing = proposed.filter(({ declined }) => !declined).map(({ personId }) => personId);
      const free = proposed
        .filter(({ declined, elsewhere }) => !declined && !elsewhere)
        .map(({ personId }) => personId);
      const members = memberIds === null ? free : [...new Set(memberIds)];
      const stranger = members.findIndex((id) => !willing.includes(id));
      if (stranger >= 0) return refused(teamProblems.notWilling.at(`memberIds[${stranger}]`));
      const firstDay = `${team.season}-01-01`;
      const others = await this.memberships.teamsOf(transaction, team.season, members);
      const findings = [
        ...teamEntryFindings({ id: teamId, name: team.name, members }, []).filter(
          ({ code }) => code !== 'team/fourth-member' || members.length > team.mostMembers,
        ),
        ...members.flatMap((person) => joiningFindings(person, teamId, firstDay, others)),
      ];
      const problems = await this.changes.standing(transaction, findings, { role, reason, path: 'memberIds' });
      if (problems.length > 0) return refused(...problems);
      const before = proposed.find(({ captain }) => captain)?.personId;
      const captainId = before !== undefined && members.includes(before) ? before : members[0];
      const joining = members.map((personId) => ({ personId, captain: personId === captainId }));
      await this.repository.confirm(transaction, teamId);
      await this.memberships.join(transaction, team, joining, firstDay);
      return null;
    });
  }

  /** The team does not take part: its name is free. */
  decline(caller: AccountCaller, { idempotencyKey: key, teamId }: DeclineTeamInput): Promise<TeamSaved | Refused> {
    const write: Write = { action: 'declineTeam', key, input: { teamId } };
    return this.ofProposal(caller, write, teamId, async (transaction, { role }) => {
      if (role !== 'jury' && role !== 'captain') return refused(teamProblems.notYours());
      await this.repository.decline(transaction, teamId);
      return null;
    });
  }

  /** One of the proposed does not stay in the team; they say so themselves, or the jury does for them. */
  declineMembership(
    caller: AccountCaller,
    { idempotencyKey: key, teamId, personId }: DeclineMembershipInput,
  ): Promise<TeamSaved | Refused> {
    const write: Write = { action: 'declineMembership', key, input: { teamId, personId } };
    return this.ofProposal(caller, write, teamId, async (transaction, { team, role, proposed }) => {
      if (role !== 'jury' && personId !== caller.account.personId) return refused(teamProblems.notYours());
      if (!proposed.some((each) => each.personId === personId)) {
        return refused(teamProblems.notAMember({ team: team.name }));
      }
      await this.repository.declineFor(transaction, teamId, personId);
      return null;
    });
  }

  private ofProposal(
    caller: AccountCaller,
    write: Parameters<TeamChanges['ofTeam']>[1],
    teamId: string,
    work: (
      transaction: Transaction,
      at: { readonly team: LockedTeam; readonly role: TeamRole; readonly proposed: readonly ProposedRow[] },
    ) => Promise<Refused | null>,
  ): Promise<TeamSaved | Refused> {
    return this.changes.ofTeam(caller, write, teamId, async (transaction, { team }) => {
      if (!(await this.repository.isProposed(transaction, teamId))) {
        return refused(teamProblems.notProposed({ team: team.name }));
      }
      const proposed = await this.repository.proposedOf(transaction, [teamId]);
      return work(transaction, { team, role: roleOf(caller, proposed), proposed });
    });
  }
}

function outcomeOf({ carried, nameTaken, members }: TeamToCarry): CarryOverOutcome {
  if (carried) return 'carried-already';
  if (nameTaken) return 'name-taken';
  return members.length === 0 ? 'no-members' : 'proposed';
}

/** A juror whom the team would like to keep leaves its affairs to others (D12). */
function roleOf({ account }: AccountCaller, proposed: readonly ProposedRow[]): TeamRole {
  const own = proposed.find(({ personId }) => personId === account.personId);
  if (own === undefined) return account.jury ? 'jury' : 'stranger';
  return own.captain ? 'captain' : 'member';
}
