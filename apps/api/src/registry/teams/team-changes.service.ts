import { Injectable } from '@nestjs/common';
import type { MembershipFinding } from '@tarokk/competition';
import { sentence } from '@tarokk/rules';
import type { Caller } from '../../platform/requests/caller.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { Clock } from '../../platform/office/clock.js';
import { PeopleRepository } from '../people/people.repository.js';
import { publicName } from '../people/names/public-name.js';
import { SeasonsService } from '../seasons/seasons.service.js';
import { type Write, type WriteAnswer, Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import { type LockedTeam, MembershipsRepository } from './members/memberships.repository.js';
import { teamProblems } from './team-problems.js';
import type { TeamSaved } from './team.types.js';
import type { Action } from '../../platform/writes/action.js';

/** The role of somebody in a team. A juror who is or was in it leaves its affairs to other jurors (D12) and acts as a member. */
export type TeamRole = 'jury' | 'captain' | 'member' | 'stranger';

/** The team that is changed, who changes it, and when. */
export interface TeamChange {
  readonly team: LockedTeam;
  readonly role: TeamRole;
  /** In the office's time zone. */
  readonly today: string;
}

/** Runs the changes of teams: in an open season, on a locked team, with an event for each change. */
@Injectable()
export class TeamChanges {
  constructor(
    private readonly writes: Writes,
    private readonly seasons: SeasonsService,
    private readonly memberships: MembershipsRepository,
    private readonly people: PeopleRepository,
    private readonly clock: Clock,
  ) {}

  /** Work on the teams of a season, which stays open meanwhile (D25). @param alone nobody else writes anything of it */
  inSeason<A extends WriteAnswer>(
    caller: AccountCaller,
    write: Write,
    { year, alone = false }: { readonly year: number; readonly alone?: boolean },
    work: (transaction: Transaction, today: string) => Promise<A | Refused>,
  ): Promise<A | Refused> {
    return this.writes.run<A>(caller, write, async (transaction) => {
      const season = await this.seasons.lockOpen(transaction, year, { alone });
      return isRefused(season) ? season : work(transaction, await this.clock.today());
    });
  }

  /** Why `inSeason` would refuse before any work (D56). */
  seasonProblems(
    caller: AccountCaller,
    action: Action,
    { year, alone }: { readonly year: number; readonly alone: boolean },
  ): Promise<readonly Problem[]> {
    return this.writes.problemsInDryRun(caller, action, async (transaction) => {
      const season = await this.seasons.lockOpen(transaction, year, { alone });
      return isRefused(season) ? season : null;
    });
  }

  /** Work on one team, which nobody else changes meanwhile. Nothing of it is kept when it is refused. */
  ofTeam(
    caller: AccountCaller,
    write: Write,
    teamId: string,
    work: (transaction: Transaction, at: TeamChange) => Promise<Refused | null>,
  ): Promise<TeamSaved | Refused> {
    return this.atTeam<TeamSaved>(caller, write, teamId, async (transaction, { team, today }) => {
      const at = { team, role: roleOf(caller, team), today };
      return (await work(transaction, at)) ?? { __typename: 'TeamSaved', teamId };
    });
  }

  /** A change of one team by anybody, with an account or without: the work says what they may do. */
  atTeam<A extends WriteAnswer>(
    caller: Caller,
    write: Write,
    teamId: string,
    work: (transaction: Transaction, at: Omit<TeamChange, 'role'>) => Promise<A | Refused>,
  ): Promise<A | Refused> {
    return this.writes.run<A>(caller, write, async (transaction) => {
      const year = await this.memberships.seasonOf(transaction, teamId);
      if (year === null) return refused(teamProblems.unknown());
      const season = await this.seasons.lockOpen(transaction, year, { path: 'teamId' });
      if (isRefused(season)) return season;
      const team = await this.memberships.lock(transaction, teamId);
      const answer = await work(transaction, { team, today: await this.clock.today() });
      if (!isRefused(answer)) await record(transaction, { type: 'team-changed', id: teamId, season: year });
      return answer;
    });
  }

  /**
   * Which findings stand in the way: all, unless it is the jury that may allow each of them, and does so with a reason.
   * @param path the argument that is meant, or which it is of each finding
   */
  async standing(
    transaction: Transaction,
    findings: readonly MembershipFinding[],
    { role, reason, path }: Allowing,
  ): Promise<readonly Problem[]> {
    const mayAllow = role === 'jury' && findings.every(({ juryMayAllow }) => juryMayAllow);
    if (findings.length === 0 || (mayAllow && reason !== null)) return [];
    const ids = findings.map(personIn).filter((id) => id !== null);
    const names = new Map((await this.people.present(transaction, ids)).map((row) => [row.id, publicName(row)]));
    const problems = findings.map((finding) => {
      const { text: words, values } = finding.sentence;
      const person = names.get(personIn(finding) ?? '');
      const at = typeof path === 'string' ? path : path(finding.code, personIn(finding));
      return { ...finding, path: at, sentence: sentence(words, person ? { ...values, person } : values) };
    });
    return mayAllow ? [...problems, teamProblems.reasonNeeded()] : problems;
  }
}

/** On whose word a change is made that the rules leave to the jury, and where what stands in its way was given. */
interface Allowing {
  readonly role: TeamRole;
  readonly reason: string | null;
  readonly path: string | ((code: string, personId: string | null) => string);
}

/** The library names persons by their ids. */
function personIn({ sentence: { values } }: MembershipFinding): string | null {
  return typeof values['person'] === 'string' ? values['person'] : null;
}

function roleOf({ account }: AccountCaller, { memberships }: LockedTeam): TeamRole {
  const own = memberships.find(({ personId }) => personId === account.personId);
  if (own === undefined) return account.jury ? 'jury' : 'stranger';
  return own.lastDay === null && own.captain ? 'captain' : 'member';
}

/** Whether somebody in this role manages the team. */
export function managesTeam(role: TeamRole): boolean {
  return role === 'captain' || role === 'jury';
}

/**
 * The day from which or to which something holds: today for the team, for the jury any of the season.
 * @param requestedDay null where none was given: then in a season that is not now its first or last day
 */
export function dayOfChange(
  year: number,
  requestedDay: string | null,
  { role, today }: Omit<TeamChange, 'team'>,
): string | Problem {
  const [first, last] = daysOf(year);
  if (role !== 'jury' && today > last) return teamProblems.seasonOver({ year });
  if (role !== 'jury' && requestedDay !== null && requestedDay !== today) return teamProblems.dayOfJury();
  if (requestedDay !== null)
    return requestedDay < first || requestedDay > last ? teamProblems.dayElsewhere({ year }) : requestedDay;
  return dayWithin(year, today);
}

/** Today, or in a season that is not now its first or last day. */
export function dayWithin(year: number, today: string): string {
  const [first, last] = daysOf(year);
  return today < first ? first : today > last ? last : today;
}

function daysOf(year: number): readonly [string, string] {
  return [`${year}-01-01`, `${year}-12-31`];
}
