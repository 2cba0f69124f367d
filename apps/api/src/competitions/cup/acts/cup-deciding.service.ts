import { Injectable } from '@nestjs/common';
import {
  allTies,
  type CupRefusal,
  dayText,
  lastDayOf,
  nextCupEntriesClose,
  pairsOf,
  playerChangeRefusals,
  postponementRefusals,
  tieDecisionRefusals,
  tieDecisionWarnings,
  type TieId,
} from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { PairsRepository } from '../../../registry/pairs/pairs.repository.js';
import { TeamNewcomers } from '../../../registry/teams/members/newcomers.service.js';
import type { MemberInput } from '../../../registry/teams/team.types.js';
import type { CupActed } from '../cup-changes.types.js';
import { CupPairs } from '../cup-pairs.js';
import { cupProblems } from '../cup-problems.js';
import { CupWork, type DrawnCup, type CupActs } from './cup-work.service.js';
import { CupsRepository } from '../storage/cups.repository.js';
import type { Action } from '../../../platform/writes/action.js';
import type { ChangeCupPlayerInput, DecideTieInput, PostponeTieInput, SetAsideInCupInput } from './cup-acts.inputs.js';

/** A decision of the jury: in which cup, for which reason, and whether the request is only a dry run. */
interface CupDecision {
  readonly seasonYear: number;
  /** Of the cup as the juror has seen it. */
  readonly version: number;
  readonly reason: string;
  readonly dryRun: boolean;
}

interface PlayerChange {
  readonly pairId: string;
  readonly leaves: string;
  readonly comes: MemberInput;
  /** The first day of the new player. */
  readonly from: string;
}

/** What the jury decides in a drawn cup (10, D33); who plays in the cup leaves it to others, or to whom an admin appoints (D58). */
@Injectable()
export class CupDeciding {
  constructor(
    private readonly work: CupWork,
    private readonly pairs: CupPairs,
    private readonly pairRows: PairsRepository,
    private readonly repository: CupsRepository,
    private readonly newcomers: TeamNewcomers,
  ) {}

  /** Lets a tie be played after the end of its month; to be granted before that end (D33). */
  postpone(caller: AccountCaller, input: PostponeTieInput): Promise<CupActed | Refused> {
    return this.decideOn(caller, 'postponeTie', input.idempotencyKey, input, (at) =>
      this.postponement(at, caller, input),
    );
  }

  async postponement(
    at: DrawnCup,
    caller: AccountCaller,
    { tie, until, reason }: { readonly tie: string; readonly until: string; readonly reason: string },
  ): Promise<CupActs | Refused> {
    const found = allTies(at.cup).find(({ id }) => id === tie);
    const between = found ? pairsOf(found) : null;
    const problem = await this.pairs.decisionProblem(at, caller);
    if (problem !== null) return refused(problem);
    const refusals = postponementRefusals(
      at.cup,
      { tie: tie as TieId, until, on: at.today },
      nextCupEntriesClose(at.row),
    );
    if (refusals.length > 0) return this.refuse(at.transaction, refusals, 'until');
    const [pairId = null, otherId = null] = between ?? [];
    return { acts: [{ kind: 'postponement', tie, pairId, otherId, day: until, reason, byJury: true }] };
  }

  /** Decides who goes on, whatever was played: in a tie not played or not finished, or to keep one as it was (10). */
  decide(caller: AccountCaller, input: DecideTieInput): Promise<CupActed | Refused> {
    const { pairId, otherId, goesOnId: goesOn, reason, acknowledgeStillToPlay } = input;
    const sides = [pairId, otherId] as const;
    return this.decideOn(caller, 'decideTie', input.idempotencyKey, input, async (at) => {
      const refusals = tieDecisionRefusals(at.cup, { sides, goesOn });
      if (refusals.length > 0) return this.refuse(at.transaction, refusals, 'pairIds');
      const warnings = acknowledgeStillToPlay ? [] : tieDecisionWarnings(at.cup, { sides, on: at.today });
      if (warnings.length > 0) return this.refuse(at.transaction, warnings, 'acknowledgeStillToPlay');
      return { acts: [{ kind: 'decision', pairId, otherId, goesOn, reason, byJury: true }] };
    });
  }

  /** Another person plays for a pair, for vis maior (10), and acts for it from then on (D12). */
  async changePlayer(caller: AccountCaller, input: ChangeCupPlayerInput): Promise<CupActed | Refused> {
    const pair = await this.pairs.find(input.pairId);
    if (pair === null) return refused(cupProblems.unknownPair());
    const { idempotencyKey: key, pairId, leaverId: leaves, comes, from, version, reason, dryRun } = input;
    const decision = { seasonYear: pair.year, pairId, leaves, comes, from, version, reason, dryRun };
    return this.decideOn(caller, 'changeCupPlayer', key, decision, (at) => this.playerChange(at, caller, decision));
  }

  async playerChange(
    at: DrawnCup,
    caller: AccountCaller,
    { pairId, leaves, comes, from, reason }: PlayerChange & { readonly reason: string },
  ): Promise<CupActs | Refused> {
    const { transaction, year, cup } = at;
    const problem = await this.pairs.decisionProblem(at, caller);
    if (problem !== null) return refused(problem);
    const lastDay = lastDayOf(cup);
    if (from < `${year}-01-01` || from > lastDay) {
      return refused(cupProblems.beyondCup({ year, day: dayText(lastDay) }));
    }
    const newcomer = await this.newcomers.find(transaction, caller, comes, 'comes');
    if ('code' in newcomer) return refused(newcomer);
    const change = { pair: pairId, leaves, comes: newcomer.id, from };
    const refusals = playerChangeRefusals(cup, change);
    if (refusals.length > 0) return this.refuse(transaction, refusals, 'comes');
    const pair = (await this.pairs.find(pairId))!;
    return {
      acts: [
        { kind: 'player-change', pairId, leavesId: leaves, comesId: newcomer.id, day: from, reason, byJury: true },
      ],
      also: async () => {
        await this.repository.changePlayer(transaction, { year, pairId, leaves, comes: newcomer.id });
        await this.pairRows.change(transaction, { pair, leaves, comes: newcomer.id, from });
      },
    };
  }

  /** Takes out of the cup what a correction has left without its tie. */
  setAside(caller: AccountCaller, input: SetAsideInCupInput): Promise<CupActed | Refused> {
    const { what, reason } = input;
    return this.decideOn(caller, 'setAsideInCup', input.idempotencyKey, input, (at) => {
      const loose = allTies(at.cup).flatMap(({ looseEnds }) => looseEnds);
      const meant = loose.filter(({ id }) => what.includes(id));
      if (what.length === 0 || meant.length < new Set(what).size) return refused(cupProblems.noLooseEnd());
      return { acts: [{ kind: 'set-aside', what: [...new Set(what)], reason, byJury: true }] };
    });
  }

  private async refuse(transaction: Transaction, refusals: readonly CupRefusal[], path: string): Promise<Refused> {
    return refused(...(await this.work.problemsOf(transaction, refusals, path)));
  }

  private decideOn(
    caller: AccountCaller,
    action: Action,
    key: string,
    { dryRun, ...input }: CupDecision,
    work: (at: DrawnCup) => CupActs | Refused | Promise<CupActs | Refused>,
  ): Promise<CupActed | Refused> {
    const { seasonYear: year, reason, version } = input;
    return this.work.act(caller, { action, key, input, reason }, { year, dryRun }, async (at) => {
      const problem = await this.pairs.decisionProblem(at, caller);
      if (problem !== null) return refused(problem);
      return at.version === version ? work(at) : refused(cupProblems.changedSince());
    });
  }
}
