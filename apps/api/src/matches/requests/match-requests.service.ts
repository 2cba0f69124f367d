import { Injectable } from '@nestjs/common';
import { deadlineOf, matchRequestKinds, type RequestKind, requestKinds } from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import { NeedsService } from '../planned-matches/needs.service.js';
import { PlannedMatchesRepository } from '../planned-matches/planned-matches.repository.js';
import { requestProblems } from './request-problems.js';
import type { NewRequest } from './requests.repository.js';

type MatchSubject = Required<Pick<NewRequest, 'season' | 'deadline' | 'match'>>;

/** What the jury is asked about planned matches. */
@Injectable()
export class MatchRequestsService {
  constructor(
    private readonly plans: PlannedMatchesRepository,
    private readonly needs: NeedsService,
  ) {}

  /** For which match it is asked, locked, or why the jury is not asked for this. */
  async check(
    transaction: Transaction,
    kind: RequestKind,
    sideId: string,
    plannedMatchId: string,
  ): Promise<MatchSubject | Problem> {
    const plan = await this.plans.lock(transaction, plannedMatchId);
    if (!plan?.sides.includes(sideId)) return requestProblems.unknownMatch();
    if (plan.cancelledAt !== null) return requestProblems.matchCancelled();
    if (requestKinds[kind].about !== plan.competition) return requestProblems.otherCompetition();
    // A plan does not say whether its match will have to be left open.
    if (kind !== 'open-match' && matchRequestKinds.some((one) => one === kind)) {
      const needs = await this.needs.within(transaction, plan);
      if (!needs.some((need) => need.kind === kind)) return requestProblems.notNeeded();
    }
    const { date, order, venue } = plan;
    return {
      season: plan.season,
      deadline: deadlineOf(kind, date),
      match: { plannedMatchId, date, order, venueName: venue.name },
    };
  }
}
