import { Injectable } from '@nestjs/common';
import { replacementFindings } from '@tarokk/competition';
import { sentence } from '@tarokk/rules';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { record } from '../../platform/events/outbox.js';
import { Clock } from '../../platform/office/clock.js';
import { PeopleRepository } from '../../registry/people/people.repository.js';
import { lastingMemberships, MembersService } from '../../registry/teams/members/members.service.js';
import {
  type LockedTeam,
  type MembershipRow,
  MembershipsRepository,
} from '../../registry/teams/members/memberships.repository.js';
import { dayWithin } from '../../registry/teams/team-changes.service.js';
import { MOST_OF_ALL } from '../../registry/teams/teams.repository.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { requestProblems } from './request-problems.js';

/** Who is to join a team, and whom they replace: null where the team gets a further place. */
export interface RequestedTeamChange {
  readonly teamId: string;
  readonly personId: string;
  readonly replacesId: string | null;
}

/** A change that can be made. */
interface PossibleChange {
  readonly team: LockedTeam;
  readonly day: string;
  /** The member who is replaced, who may have left already (D20); null for a further place. */
  readonly leaver: MembershipRow | null;
}

/** What the jury is asked about teams: a fourth or further member (9), a member who has played (D20). */
@Injectable()
export class TeamRequestsService {
  constructor(
    private readonly members: MembersService,
    private readonly teams: TeamsService,
    private readonly memberships: MembershipsRepository,
    private readonly people: PeopleRepository,
    private readonly clock: Clock,
  ) {}

  /** The team, locked, or why the jury is not asked for this. */
  async check(transaction: Transaction, change: RequestedTeamChange): Promise<LockedTeam | Refused> {
    const possible = await this.possible(transaction, change);
    if (isRefused(possible)) return possible;
    const { team, leaver } = possible;
    if (leaver === null) {
      const taken = lastingMemberships(team).length + (await this.placesKept(transaction, team));
      const { mostMembers: most } = team;
      return taken < most ? refused(requestProblems.roomLeft({ most, members: taken })) : team;
    }
    const hasPlayed = (await this.memberships.havePlayed(transaction, team.id, [leaver.personId])).length > 0;
    return replacementFindings(leaver.personId, hasPlayed).length > 0 ? team : refused(requestProblems.notPlayed());
  }

  /** Does what was granted, or says why it cannot be done any more. */
  async carryOut(transaction: Transaction, change: RequestedTeamChange): Promise<readonly Problem[]> {
    const possible = await this.possible(transaction, change);
    if (isRefused(possible)) return possible.problems;
    const { team, day, leaver } = possible;
    const { personId } = change;
    if (leaver === null) {
      const taken = lastingMemberships(team).length + (await this.placesKept(transaction, team));
      await this.teams.allowMembers(transaction, team.id, Math.max(team.mostMembers, taken + 1));
    } else if (leaver.lastDay === null) {
      await this.members.replaceMember(transaction, team, { leaver, personId, day, hasPlayed: true });
    } else {
      await this.memberships.setReplacedBy(transaction, team.season, leaver.personId, personId);
      await this.memberships.join(transaction, team, [{ personId, captain: false }], day);
    }
    await record(transaction, { type: 'team-changed', id: team.id, season: team.season });
    return [];
  }

  private async possible(transaction: Transaction, change: RequestedTeamChange): Promise<PossibleChange | Refused> {
    const { teamId, personId, replacesId } = change;
    if ((await this.memberships.seasonOf(transaction, teamId)) === null) return refused(requestProblems.noTeam());
    const team = await this.memberships.lock(transaction, teamId);
    if (!team.takesPart) return refused(requestProblems.noTeam());
    const day = dayWithin(team.season, await this.clock.today());
    const problems = await this.newcomerProblems(transaction, team, personId, day);
    if (problems.length > 0) return refused(...problems);
    if (replacesId === null) {
      return lastingMemberships(team).length < MOST_OF_ALL
        ? { team, day, leaver: null }
        : refused(requestProblems.teamFull({ most: MOST_OF_ALL }));
    }
    const leaver = team.memberships.find((member) => member.personId === replacesId && member.replacedBy === null);
    return leaver === undefined ? refused(requestProblems.noMember()) : { team, day, leaver };
  }

  /** Problems that no approval of the jury removes: the person is unknown, or may not join in any case (D20). */
  private async newcomerProblems(
    transaction: Transaction,
    team: LockedTeam,
    personId: string,
    day: string,
  ): Promise<readonly Problem[]> {
    const [person] = await this.people.present(transaction, [personId]);
    if (person === undefined) return [requestProblems.unknownPerson()];
    const findings = await this.members.joiningFindings(transaction, team, personId, day);
    return findings
      .filter(({ juryMayAllow }) => !juryMayAllow)
      .map((finding) => {
        const { text, values } = finding.sentence;
        return { ...finding, path: 'personId', sentence: sentence(text, { ...values, person: person.name }) };
      });
  }

  /** Places of members who have left after having played, and whom nobody has replaced (D20). */
  private async placesKept(transaction: Transaction, team: LockedTeam): Promise<number> {
    const gone = team.memberships.filter(({ lastDay, replacedBy }) => lastDay !== null && replacedBy === null);
    const played = await this.memberships.havePlayed(
      transaction,
      team.id,
      gone.map(({ personId }) => personId),
    );
    return played.length;
  }
}
