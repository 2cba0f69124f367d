import { Injectable } from '@nestjs/common';
import { tieBetween } from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { CupDeciding } from '../../../competitions/cup/acts/cup-deciding.service.js';
import { CupWork } from '../../../competitions/cup/acts/cup-work.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Problem, refused } from '../../../platform/problems/refused.types.js';
import type { JuryRequest } from '../request.types.js';
import { requestProblems } from '../request-problems.js';
import { TeamRequestsService } from '../team-requests.service.js';

/** What is granted is done at once, where there is something to do: in a team, or in the cup. */
@Injectable()
export class GrantedRequests {
  constructor(
    private readonly teams: TeamRequestsService,
    private readonly cup: CupDeciding,
    private readonly work: CupWork,
  ) {}

  /** Does it, or says why it cannot be done any more. */
  async carryOut(
    transaction: Transaction,
    caller: AccountCaller,
    request: JuryRequest,
    reason: string | null,
  ): Promise<readonly Problem[]> {
    const { kind, sideId, personId, replacesId, concernedSides, season, date } = request;
    switch (kind) {
      case 'larger-team':
      case 'replacement':
        return this.teams.carryOut(transaction, { teamId: sideId, personId: personId!, replacesId });
      case 'postponement':
        return this.inCup(transaction, caller, season, (at) => {
          const tie = tieBetween(at.cup, concernedSides[0]!, concernedSides[1]!);
          if (tie === undefined) return Promise.resolve(refused(requestProblems.noTie()));
          const input = { tie: tie.id, until: date!, reason: reason ?? request.words };
          return this.cup.postponement(at, caller, input);
        });
      case 'cup-player':
        return this.inCup(transaction, caller, season, (at) =>
          this.cup.playerChange(at, caller, {
            pairId: sideId,
            leaves: replacesId!,
            comes: { personId: personId! },
            from: date!,
            reason: reason ?? request.words,
          }),
        );
      case 'private-venue':
      case 'before-meeting':
      case 'open-match':
      case 'free-game':
        return [];
    }
  }

  private async inCup(
    transaction: Transaction,
    caller: AccountCaller,
    season: number,
    work: Parameters<CupWork['actWithin']>[3],
  ): Promise<readonly Problem[]> {
    const acted = await this.work.actWithin(transaction, caller, season, work);
    return isRefused(acted) ? acted.problems : [];
  }
}
