import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import { PlannedMatchesRepository } from '../planned-matches/planned-matches.repository.js';
import { SidesRepository } from '../../registry/teams/sides/sides.repository.js';
import { draftProblems } from './draft-problems.js';
import { PlayersRepository } from './players.repository.js';
import { prefilledSheet } from './prefilled-sheet.js';

/** What a draft takes over from a planned match. */
@Injectable()
export class PlansOfDraftsService {
  constructor(
    private readonly plans: PlannedMatchesRepository,
    private readonly sides: SidesRepository,
    private readonly players: PlayersRepository,
  ) {}

  /** Title and sheet (JSON text) of a new draft; null when there is no such planned match. To be asked before the transaction. */
  async prefilled(plannedMatchId: string): Promise<{ readonly title: string; readonly sheet: string } | null> {
    const [plan] = await this.plans.findByIds([plannedMatchId]);
    if (plan === undefined) return null;
    const [sides, players] = await Promise.all([
      this.sides.findByIds(plan.sides),
      this.players.of(plan.sides, plan.date),
    ]);
    const names = plan.sides.map((side) => sides.find(({ id }) => id === side)!.name.slice(0, 90));
    return { title: names.join(' – '), sheet: JSON.stringify(prefilledSheet(plan, players)) };
  }

  /** Why a draft of this side, or of the jury, is not one of the planned match; null when it can be. */
  async planProblem(transaction: Transaction, plannedMatchId: string, sideId: string | null): Promise<Problem | null> {
    const plan = await this.plans.lock(transaction, plannedMatchId);
    if (plan === null || (sideId !== null && !plan.sides.includes(sideId))) return draftProblems.unknownMatch();
    return plan.cancelledAt === null ? null : draftProblems.matchCancelled();
  }
}
