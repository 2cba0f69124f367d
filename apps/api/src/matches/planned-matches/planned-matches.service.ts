import { Injectable } from '@nestjs/common';
import { isFor } from '@tarokk/competition';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { refused, type Refused } from '../../platform/problems/refused.types.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import { matchPlanOf, NeedsService } from './needs.service.js';
import { PlanRequestsRepository } from './plan-requests.repository.js';
import type {
  PlanMatchInput,
  PlanChangeArguments,
  PlannedMatch,
  PlannedMatchPreview,
  PlannedMatchSaved,
} from './planned-match.types.js';
import { type NewPlan, PlannedMatchesRepository } from './planned-matches.repository.js';
import { PlanningService, type RequestedPlan } from './planning.service.js';
import { planningProblems } from './planning-problems.js';
import type { CancelPlannedMatchInput, ChangePlannedMatchInput } from './planned-matches.inputs.js';

/** A change that may be made, and what it does to the decisions of the jury (D21). */
interface Change {
  readonly plan: NewPlan;
  readonly lapsing: readonly string[];
}

@Injectable()
export class PlannedMatchesService {
  constructor(
    private readonly repository: PlannedMatchesRepository,
    private readonly requests: PlanRequestsRepository,
    private readonly planning: PlanningService,
    private readonly needs: NeedsService,
    private readonly writes: Writes,
    private readonly transactions: Transactions,
  ) {}

  plan(caller: AccountCaller, input: PlanMatchInput): Promise<PlannedMatchSaved | Refused> {
    const write: Write = { action: 'planMatch', key: input.idempotencyKey, input };
    return this.writes.run<PlannedMatchSaved>(caller, write, async (transaction) => {
      if (input.competition === 'grand-prix') return refused(planningProblems.ofSchedule());
      const plan = await this.planning.check(transaction, caller.account, requestedPlan(input), null);
      if (isRefused(plan)) return plan;
      const id = await this.repository.create(transaction, plan, caller.account.id);
      await record(transaction, { type: 'plan-changed', id, season: plan.season });
      return { __typename: 'PlannedMatchSaved', plannedMatchId: id, lapsedIds: [] };
    });
  }

  /** What is decided for another date or place lapses; what is undecided follows (D21). */
  change(caller: AccountCaller, input: ChangePlannedMatchInput): Promise<PlannedMatchSaved | Refused> {
    const write: Write = { action: 'changePlannedMatch', key: input.idempotencyKey, input };
    return this.writes.run<PlannedMatchSaved>(caller, write, async (transaction) => {
      const change = await this.changeOf(transaction, caller, input);
      if (isRefused(change)) return change;
      const { plan, lapsing } = change;
      await this.repository.update(transaction, input.plannedMatchId, plan);
      const lapsed = await this.requests.lapse(transaction, lapsing);
      const following = await this.requests.follow(transaction, input.plannedMatchId, plan);
      const planned = { type: 'plan-changed', id: input.plannedMatchId, season: plan.season } as const;
      await record(transaction, planned, ...lapsed, ...following);
      return { __typename: 'PlannedMatchSaved', plannedMatchId: input.plannedMatchId, lapsedIds: lapsing };
    });
  }

  preview(caller: AccountCaller, input: PlanChangeArguments): Promise<PlannedMatchPreview | Refused> {
    return this.transactions.run(async (transaction) => {
      const change = await this.changeOf(transaction, caller, input);
      if (isRefused(change)) return change;
      const { plan, lapsing } = change;
      const needs = await this.needs.within(transaction, {
        ...plan,
        id: input.plannedMatchId,
        version: input.version,
        cancelledAt: null,
      });
      return { __typename: 'PlannedMatchPreview', lapsingIds: lapsing, needs };
    });
  }

  /** Nothing is left to decide: what the jury has decided lapses, what it has not is withdrawn. */
  cancel(
    caller: AccountCaller,
    { idempotencyKey: key, plannedMatchId: id, version, reason }: CancelPlannedMatchInput,
  ): Promise<PlannedMatchSaved | Refused> {
    const write: Write = { action: 'cancelPlannedMatch', key, input: { id, version, reason }, reason };
    return this.writes.run<PlannedMatchSaved>(caller, write, async (transaction) => {
      const present = await this.present(transaction, caller, id, version);
      if (isRefused(present)) return present;
      const lapsing = await this.requests.decidedOn(transaction, id);
      await this.repository.cancel(transaction, id);
      const lapsed = await this.requests.lapse(transaction, lapsing);
      const withdrawn = await this.requests.withdrawUndecided(transaction, id);
      await record(transaction, { type: 'plan-changed', id, season: present.season }, ...lapsed, ...withdrawn);
      return { __typename: 'PlannedMatchSaved', plannedMatchId: id, lapsedIds: lapsing };
    });
  }

  private async changeOf(
    transaction: Transaction,
    caller: AccountCaller,
    input: PlanChangeArguments,
  ): Promise<Change | Refused> {
    const present = await this.present(transaction, caller, input.plannedMatchId, input.version);
    if (isRefused(present)) return present;
    const { sides, competition } = present;
    const date = input.date ?? present.date;
    const order = input.order ?? (date === present.date ? present.order : null);
    const plan = await this.planning.check(
      transaction,
      caller.account,
      { sides, date, order, venue: input.venue ?? present.venue, competition },
      present,
    );
    if (isRefused(plan)) return plan;
    const stays = isFor({ date: plan.date, order: plan.order, venue: plan.venue.name }, matchPlanOf(present));
    return { plan, lapsing: stays ? [] : await this.requests.decidedOn(transaction, input.plannedMatchId) };
  }

  /** Locked, and seen by the caller as it is. */
  private async present(
    transaction: Transaction,
    { account }: AccountCaller,
    id: string,
    version: number,
  ): Promise<PlannedMatch | Refused> {
    const present = await this.repository.lock(transaction, id);
    if (present === null) return refused(planningProblems.unknown());
    if (!(await this.planning.mayPlan(transaction, account, present.sides))) {
      return refused(
        present.competition === 'free-championship' ? planningProblems.unknown() : planningProblems.notYours(),
      );
    }
    if (present.competition === 'grand-prix') return refused(planningProblems.ofSchedule.at('plannedMatchId'));
    if (present.cancelledAt !== null) return refused(planningProblems.cancelled());
    if (present.version !== version) return refused(planningProblems.changedMeanwhile());
    if (await this.repository.isHandedIn(transaction, id)) return refused(planningProblems.handedIn());
    return present;
  }
}

function requestedPlan({ sideA, sideB, date, order, venue, competition }: PlanMatchInput): RequestedPlan {
  return { sides: [sideA, sideB], date, order: order ?? null, venue, competition };
}
