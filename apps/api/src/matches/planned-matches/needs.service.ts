import { Injectable } from '@nestjs/common';
import { deadlineOf, isFor, type MatchPlan, neededRequests } from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';
import { SeasonsRepository } from '../../registry/seasons/seasons.repository.js';
import { VenuesRepository } from '../../registry/venues/venues.repository.js';
import { venueKey } from '../../registry/venues/venue-key.js';
import type { NeededApproval, PlannedMatch } from './planned-match.types.js';
import { type PlanRequest, PlanRequestsRepository } from './plan-requests.repository.js';

/** Which approvals planned matches need, and how they stand (9, D21–D24). */
@Injectable()
export class NeedsService {
  constructor(
    private readonly requests: PlanRequestsRepository,
    private readonly seasons: SeasonsRepository,
    private readonly venues: VenuesRepository,
  ) {}

  /** In the order of the plans. */
  async of(plans: readonly PlannedMatch[]): Promise<NeededApproval[][]> {
    return this.judge(null, plans, await this.requests.findByPlans(null, plans));
  }

  /** Of one plan within a transaction: as it is, or as it would be if it were changed to this one. */
  async within(transaction: Transaction, changed: PlannedMatch): Promise<NeededApproval[]> {
    const requests = await this.requests.findByPlans(transaction, [changed]);
    const [needs] = await this.judge(
      transaction,
      [changed],
      requests.map((request) => followed(request, changed)),
    );
    return needs!;
  }

  private async judge(
    transaction: Transaction | null,
    plans: readonly PlannedMatch[],
    requests: readonly PlanRequest[],
  ): Promise<NeededApproval[][]> {
    const seasons = await this.seasons.findByYears(transaction, [...new Set(plans.map(({ season }) => season))]);
    const venueKeys = new Set(plans.map(({ venue }) => venueKey(venue.name)));
    const venues = await this.venues.findByKeys(transaction, [...venueKeys]);
    return plans.map((plan) => {
      const season = seasons.find(({ year }) => year === plan.season)!;
      const ofPlan = requests.filter(({ plannedMatchId }) => plannedMatchId === plan.id);
      return neededRequests(matchPlanOf(plan), { season, venues, requests: ofPlan }).map(
        ({ kind, state, sentence, request }) => ({
          kind,
          state,
          sentence,
          deadline: deadlineOf(kind, plan.date),
          requestId: request?.id ?? null,
        }),
      );
    });
  }
}

/** What the library judges. That a match will have to be left open is not planned. */
export function matchPlanOf({ sides, date, order, venue, competition }: Omit<PlannedMatch, 'id'>): MatchPlan {
  return { record: { kind: 'match' }, sides, date, order, venue, competitions: [competition] };
}

/** What is undecided is asked for the new date and place; what is decided was for the old ones, and lapses (D21). */
function followed(request: PlanRequest, plan: PlannedMatch): PlanRequest {
  const { date, order, venue } = plan;
  if (request.decision === null) return { ...request, date, order, venue: venue.name };
  return isFor(request, matchPlanOf(plan)) ? request : { ...request, lapsed: true };
}
