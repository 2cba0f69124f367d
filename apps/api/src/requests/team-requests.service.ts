import { Injectable } from '@nestjs/common';
import { type Day, membersOn, type RequestKind, whyNotJoin, whyNotReplace } from '@tarokk/competition';
import { sentence } from '@tarokk/rules';
import type { Transaction } from '../database/transactions.js';
import { type Problem, refused, type Refused } from '../graphql/refused.types.js';
import { Clock } from '../office/clock.js';
import { PeopleRepository } from '../people/people.repository.js';
import { requestProblem } from './request-problems.js';
import { TeamRequestsRepository, type TeamToDecide } from './team-requests.repository.js';

/** Who is to come into a team, and whom he is to replace. */
export interface TeamChange {
  readonly kind: RequestKind;
  readonly teamId: string;
  readonly personId: string;
  readonly replacesId: string | null;
}

/** By id; a person who is missing here does not exist. */
export type Names = ReadonlyMap<string, string>;

/** No team has more; the database holds on to it too. */
const MOST_OF_ALL = 20;

/** What the jury is asked about teams: a fourth or further member (9), a member who has played (D20). */
@Injectable()
export class TeamRequestsService {
  constructor(
    private readonly repository: TeamRequestsRepository,
    private readonly people: PeopleRepository,
    private readonly clock: Clock,
  ) {}

  /** To be asked before the transaction. */
  async namesOf(ids: readonly (string | null | undefined)[]): Promise<Names> {
    const people = await this.people.findByIds(ids.filter((id) => id != null));
    return new Map(people.map(({ id, name }) => [id, name]));
  }

  /** The team, locked, or why the jury is not asked for this. */
  async check(transaction: Transaction, change: TeamChange, names: Names): Promise<TeamToDecide | Refused> {
    const team = await this.repository.lock(transaction, change.teamId);
    if (!team?.takesPart) return refused(requestProblem('no-team'));
    const day = this.dayIn(team.season, await this.clock.today());
    const problems = [
      ...(await this.whyNotCome(transaction, team, change, day, names)),
      ...(change.replacesId === null
        ? roomProblems(team, day)
        : await this.whyNotLeave(transaction, team, change.replacesId, day, names)),
    ];
    return problems.length > 0 ? refused(...problems) : team;
  }

  /** Does what was granted, or says why it cannot be done any more. */
  async carryOut(transaction: Transaction, change: TeamChange, names: Names): Promise<readonly Problem[]> {
    const { personId, replacesId } = change;
    const team = await this.repository.lock(transaction, change.teamId);
    if (!team?.takesPart) return [requestProblem('no-team')];
    const day = this.dayIn(team.season, await this.clock.today());
    const problems = await this.whyNotCome(transaction, team, change, day, names);
    if (problems.length > 0) return problems;
    const members = membersOn(team, day);
    if (replacesId === null) {
      if (members.length >= MOST_OF_ALL) return [requestProblem('team-full', { most: MOST_OF_ALL })];
      await this.repository.enlarge(transaction, team.id, members.length);
      return [];
    }
    if (!members.includes(replacesId)) return [requestProblem('no-member', { person: names.get(replacesId)! })];
    await this.repository.replace(transaction, team, { personId, replacesId, day });
    return [];
  }

  /** Today, or the first or last day of a season that is not now. */
  private dayIn(season: number, today: Day): Day {
    const [first, last] = [`${season}-01-01`, `${season}-12-31`];
    return today < first ? first : today > last ? last : today;
  }

  private async whyNotCome(
    transaction: Transaction,
    team: TeamToDecide,
    { personId }: TeamChange,
    day: Day,
    names: Names,
  ): Promise<readonly Problem[]> {
    const name = names.get(personId);
    if (name === undefined || (await this.repository.isMerged(transaction, personId))) {
      return [requestProblem('unknown-person')];
    }
    const present = await this.repository.teamOf(transaction, team.season, personId);
    const teams = present === null || present.id === team.id ? [team] : [team, present];
    return whyNotJoin(personId, team.id, day, teams)
      .filter(({ juryMayAllow }) => !juryMayAllow)
      .map(({ code, rule, sentence: said }) => ({
        code,
        rule,
        path: 'personId',
        sentence: sentence(said.text, { ...said.values, person: name }),
      }));
  }

  private async whyNotLeave(
    transaction: Transaction,
    team: TeamToDecide,
    replacesId: string,
    day: Day,
    names: Names,
  ): Promise<readonly Problem[]> {
    const person = names.get(replacesId);
    if (person === undefined) return [requestProblem('unknown-person', {}, 'replacesId')];
    if (!membersOn(team, day).includes(replacesId)) return [requestProblem('no-member', { person })];
    const hasPlayed = await this.repository.hasPlayed(transaction, team.id, replacesId);
    return whyNotReplace(replacesId, hasPlayed).length > 0 ? [] : [requestProblem('not-played', { person })];
  }
}

/** Nobody has to be asked while there is room (D20). */
function roomProblems(team: TeamToDecide, day: Day): readonly Problem[] {
  const members = membersOn(team, day).length;
  if (members >= MOST_OF_ALL) return [requestProblem('team-full', { most: MOST_OF_ALL })];
  return members < team.mostMembers ? [requestProblem('room-left', { most: team.mostMembers, members })] : [];
}
