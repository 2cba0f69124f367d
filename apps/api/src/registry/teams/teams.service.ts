import { Injectable } from '@nestjs/common';
import { teamEntryFindings } from '@tarokk/competition';
import type { ReadSource } from '../../platform/database/replica/read-source.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { type Connection, connection, type Slice } from '../../platform/graphql/connection.js';
import { refused, type Refused } from '../../platform/problems/refused.types.js';
import { managesTeam, TeamChanges } from './team-changes.service.js';
import { teamProblems } from './team-problems.js';
import type { TeamSaved, TeamState } from './team.types.js';
import { MOST_OF_ALL, type TeamRow, TeamsRepository } from './teams.repository.js';
import type { Write } from '../../platform/writes/writes.service.js';
import type { RenameTeamInput, WithdrawTeamInput } from './teams.inputs.js';

@Injectable()
export class TeamsService {
  constructor(
    private readonly repository: TeamsRepository,
    private readonly changes: TeamChanges,
  ) {}

  /** By name (D16). */
  async list(
    source: ReadSource,
    slice: Slice,
    year: number,
    states: readonly TeamState[],
  ): Promise<Connection<TeamRow>> {
    const rows = await source.read((database) => this.repository.list(database, slice, year, states));
    const count = (): Promise<number> => source.read((database) => this.repository.count(database, year, states));
    return connection(rows, slice, ({ nameKey, id }) => [nameKey, id], count);
  }

  /** The captain renames it before the first match, the jury at any time. */
  rename(caller: AccountCaller, { idempotencyKey: key, teamId, name }: RenameTeamInput): Promise<TeamSaved | Refused> {
    const write: Write = { action: 'renameTeam', key, input: { teamId, name } };
    return this.changes.ofTeam(caller, write, teamId, async (transaction, { team, role }) => {
      if (!managesTeam(role)) return refused(teamProblems.notYours());
      if (role !== 'jury' && (await this.repository.hasMatch(transaction, teamId))) {
        return refused(teamProblems.renameAfterMatch());
      }
      const named = await this.repository.findNamed(transaction, team.season, name);
      const members = team.memberships.map(({ personId }) => personId);
      const findings = teamEntryFindings({ id: teamId, name, members }, named === null ? [] : [named]).filter(
        ({ code }) => code === 'team/name-taken',
      );
      const problems = await this.changes.standing(transaction, findings, { role, reason: null, path: 'name' });
      if (problems.length > 0) return refused(...problems);
      await this.repository.rename(transaction, teamId, name);
      return null;
    });
  }

  /** Before it has a match, played or planned: its name and its players are free again. */
  withdraw(
    caller: AccountCaller,
    { idempotencyKey: key, teamId, reason }: WithdrawTeamInput,
  ): Promise<TeamSaved | Refused> {
    const write: Write = { action: 'withdrawTeam', key, input: { teamId, reason }, reason };
    return this.changes.ofTeam(caller, write, teamId, async (transaction, { team, role }) => {
      if (!managesTeam(role)) return refused(teamProblems.notYours());
      if (!team.takesPart) return refused(teamProblems.notTakingPart({ team: team.name }));
      const hasMatches =
        (await this.repository.hasMatch(transaction, teamId)) ||
        (await this.repository.hasPlannedMatch(transaction, teamId));
      if (hasMatches) return refused(teamProblems.hasMatches({ team: team.name }));
      await this.repository.withdraw(transaction, teamId);
      return null;
    });
  }

  /** The jury has approved a larger team (9). @param most how many members it may have from now on, to twenty */
  async allowMembers(transaction: Transaction, teamId: string, most: number): Promise<void> {
    await this.repository.setMostMembers(transaction, teamId, Math.min(most, MOST_OF_ALL));
  }
}
