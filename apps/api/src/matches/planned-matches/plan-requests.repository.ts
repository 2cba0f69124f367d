import { Injectable } from '@nestjs/common';
import {
  deadlineOf,
  type MatchRequest,
  matchRequestKinds,
  type MatchRequestKind,
  type RequestKind,
} from '@tarokk/competition';
import { toDate, toDay } from '../../platform/database/days.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { EventOf } from '../../platform/events/domain-event.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { PlannedMatch } from './planned-match.types.js';

/** A request about a planned match that was not withdrawn. */
export interface PlanRequest extends MatchRequest {
  readonly plannedMatchId: string;
}

const notWithdrawn = { withdrawnAt: null };
const undecided = { ...notWithdrawn, granted: null };

/** The event of a request that has changed with its planned match. */
type RequestEvent = EventOf<'request-changed' | 'request-lapsed'>;

/** Changes the requests that belong to a planned match when the plan changes. */
@Injectable()
export class PlanRequestsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Requests for approvals that these championship matches can need. */
  async findByPlans(transaction: Transaction | null, plans: readonly PlannedMatch[]): Promise<PlanRequest[]> {
    const byId = new Map(plans.map((plan) => [plan.id, plan]));
    const rows = await (transaction ?? this.prisma).request.findMany({
      where: { ...notWithdrawn, plannedMatchId: { in: [...byId.keys()] }, kind: { in: [...matchRequestKinds] } },
      orderBy: { askedAt: 'asc' },
    });
    return rows.map(({ id, kind, plannedMatchId, date, order, venueName, granted, decidedOn, lapsedAt }) => ({
      id,
      plannedMatchId: plannedMatchId!,
      kind: kind as MatchRequestKind,
      sides: byId.get(plannedMatchId!)!.sides,
      date: toDay(date!),
      order: order!,
      venue: venueName!,
      decision: granted === null ? null : { granted, on: toDay(decidedOn!) },
      lapsed: lapsedAt !== null,
    }));
  }

  /** Ids of what the jury has decided about a planned match and has not lapsed. */
  async decidedOn(transaction: Transaction, plannedMatchId: string): Promise<string[]> {
    const rows = await transaction.request.findMany({
      where: { plannedMatchId, granted: { not: null }, lapsedAt: null },
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ id }) => id);
  }

  /** Marks decisions that were made for another date or place as lapsed (D21). */
  async lapse(transaction: Transaction, ids: readonly string[]): Promise<readonly RequestEvent[]> {
    const lapsed = await transaction.request.updateManyAndReturn({
      where: { id: { in: [...ids] } },
      data: { lapsedAt: new Date() },
      select: { id: true, version: true, season: true, granted: true },
    });
    return lapsed.map(({ granted, ...request }) =>
      changed(request, granted === true ? 'request-lapsed' : 'request-changed'),
    );
  }

  /** Moves undecided requests to the new date and place. */
  async follow(
    transaction: Transaction,
    plannedMatchId: string,
    plan: Pick<PlannedMatch, 'date' | 'order' | 'venue'>,
  ): Promise<readonly RequestEvent[]> {
    const asked = await transaction.request.findMany({
      where: { ...undecided, plannedMatchId },
      orderBy: { id: 'asc' },
    });
    for (const { id, kind } of asked) {
      const deadline = deadlineOf(kind as RequestKind, plan.date);
      await transaction.request.update({
        where: { id },
        data: {
          date: toDate(plan.date),
          order: plan.order,
          venueName: plan.venue.name,
          deadline: deadline === null ? null : toDate(deadline),
          version: { increment: 1 },
        },
      });
    }
    return asked.map(({ id, version, season }) => changed({ id, version: version + 1, season }));
  }

  /** Withdraws the undecided requests of a match that is cancelled. */
  async withdrawUndecided(transaction: Transaction, plannedMatchId: string): Promise<readonly RequestEvent[]> {
    const withdrawn = await transaction.request.updateManyAndReturn({
      where: { ...undecided, plannedMatchId },
      data: { withdrawnAt: new Date() },
      select: { id: true, version: true, season: true },
    });
    return withdrawn.map((request) => changed(request));
  }
}

function changed(
  { id, version, season }: { readonly id: string; readonly version: number; readonly season: number },
  type: 'request-changed' | 'request-lapsed' = 'request-changed',
): RequestEvent {
  return { type, id, number: version, season };
}
