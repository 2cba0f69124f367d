import { Injectable } from '@nestjs/common';
import { alikeName, lettersOf } from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';
import { record } from '../../platform/events/outbox.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { MOST_TOLD, ofLine } from '../../platform/problems/problems-of-list.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { type NewPlan, PlannedMatchesRepository } from './planned-matches.repository.js';
import { planningProblems } from './planning-problems.js';
import { PlanningService } from './planning.service.js';
import { PlanningSidesRepository } from './planning-sides.repository.js';
import type { PlanMatchesInput } from './schedule.inputs.js';
import type { MatchesPlanned } from './schedule.types.js';

/** Milliseconds for all of one. */
const LONGEST = 120_000;

/** A match of a schedule, its teams by their names. */
export interface ScheduledMatch extends Pick<NewPlan, 'date' | 'venue'> {
  readonly sideA: string;
  readonly sideB: string;
  readonly order?: number | null;
}

export interface SeasonSchedule {
  readonly seasonYear: number;
  readonly matches: readonly ScheduledMatch[];
}

/** The teams of a season, by the letters of their names. */
type Teams = ReadonlyMap<string, { readonly id: string; readonly name: string }>;

/** Plans the matches of a list, or none of them. Each is judged as it would be alone, and is an act of its own in the log. */
@Injectable()
export class ScheduleService {
  constructor(
    private readonly writes: Writes,
    private readonly planning: PlanningService,
    private readonly sides: PlanningSidesRepository,
    private readonly repository: PlannedMatchesRepository,
  ) {}

  plan(
    caller: AccountCaller,
    { idempotencyKey: key, dryRun, ...schedule }: PlanMatchesInput,
  ): Promise<MatchesPlanned | Refused> {
    const write: Write = { action: 'planMatches', key, input: schedule, longest: LONGEST };
    return this.writes.runOrTry<MatchesPlanned>(dryRun, caller, write, (transaction) =>
      this.planAll(transaction, caller, schedule, dryRun),
    );
  }

  /** What keeps one match away is told beside what keeps others; nothing of any stays then. */
  private async planAll(
    transaction: Transaction,
    caller: AccountCaller,
    { seasonYear, matches }: SeasonSchedule,
    dryRun: boolean,
  ): Promise<MatchesPlanned | Refused> {
    const teams: Teams = new Map(
      (await this.sides.teamsOf(transaction, seasonYear)).map((team) => [lettersOf(team.name), team]),
    );
    const [ids, problems] = [[] as string[], [] as Problem[]];
    for (const [index, match] of matches.entries()) {
      await this.writes.beginAct(transaction, caller, { action: 'planMatch' }, index);
      const plan = await this.planOf(transaction, caller, match, teams, ids, seasonYear);
      if (isRefused(plan)) {
        problems.push(...plan.problems.map((problem) => ofLine(`matches[${index}]`, problem)));
        continue;
      }
      const id = await this.repository.create(transaction, plan, caller.account.id);
      await record(transaction, { type: 'plan-changed', id, season: plan.season });
      ids.push(id);
    }
    if (problems.length > 0) return refused(...problems.slice(0, MOST_TOLD));
    const plannedMatchIds = dryRun ? [] : ids;
    return { __typename: 'MatchesPlanned', dryRun, planned: ids.length, plannedMatchIds };
  }

  private async planOf(
    transaction: Transaction,
    { account }: AccountCaller,
    { sideA, sideB, date, order = null, venue }: ScheduledMatch,
    teams: Teams,
    planned: readonly string[],
    year: number,
  ): Promise<NewPlan | Refused> {
    const [a, b] = [teams.get(lettersOf(sideA)), teams.get(lettersOf(sideB))];
    const unknown = [
      ...(a === undefined ? [unknownTeam(sideA, teams, year, 'sideA')] : []),
      ...(b === undefined ? [unknownTeam(sideB, teams, year, 'sideB')] : []),
    ];
    if (a === undefined || b === undefined) return refused(...unknown);
    const requested = { sides: [a.id, b.id] as const, date, order, venue, competition: 'championship' as const };
    const plan = await this.planning.check(transaction, account, requested, null);
    if (isRefused(plan) || order !== null) return plan;
    // A list that is read in twice plans nothing twice; two matches of one list are two.
    const before = await this.repository.ordersOn(transaction, requested.sides, date);
    return [...before.planned.values()].every((id) => planned.includes(id))
      ? plan
      : refused(planningProblems.plannedThatDay({ a: a.name, b: b.name }));
  }
}

function unknownTeam(name: string, teams: Teams, year: number, path: string): Problem {
  const alike = alikeName(
    name,
    [...teams.values()].map((team) => team.name),
  );
  return alike === null
    ? planningProblems.unknownTeam.at(path, { name, year })
    : planningProblems.unknownTeamAlike.at(path, { name, year, alike });
}
