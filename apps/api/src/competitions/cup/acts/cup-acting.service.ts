import { Injectable } from '@nestjs/common';
import {
  concessionRefusals,
  matchAgreementRefusals,
  nextTieOf,
  pairsOf,
  type CupRoundName,
  type Tie,
} from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import type { CupActed, CupSaved } from '../cup-changes.types.js';
import { CupEntriesService } from '../draw/cup-entries.service.js';
import { CupFactsRepository } from '../storage/cup-facts.repository.js';
import { CupPairs } from '../cup-pairs.js';
import { cupProblems } from '../cup-problems.js';
import { CupWork, type DrawnCup, type CupActs } from './cup-work.service.js';
import type { Action } from '../../../platform/writes/action.js';
import type { AgreeOnMatchesInput, ConcedeTieInput, WithdrawFromCupInput } from './cup-acts.inputs.js';

/** The database keeps no more matches of a tie. */
const MOST_MATCHES = 20;

/** An act of a pair, and whether the request is only a dry run. */
export interface PairAct {
  readonly pairId: string;
  readonly reason: string | null;
  readonly dryRun: boolean;
}

/** The acts of pairs in a drawn cup (D29, D30, D32); the jury may act for them, except in what they agree on. */
@Injectable()
export class CupActing {
  constructor(
    private readonly work: CupWork,
    private readonly pairs: CupPairs,
    private readonly entries: CupEntriesService,
    private readonly facts: CupFactsRepository,
  ) {}

  /** Gives up a tie against the opponent that is known. @param round null for the tie that comes next */
  concede(caller: AccountCaller, act: ConcedeTieInput): Promise<CupActed | Refused> {
    return this.say(caller, 'concedeTie', act.idempotencyKey, act, async (at, tie) => {
      const { pairId, reason } = act;
      const round = act.round ?? tie?.round ?? 'final';
      const between = tie?.round === round ? pairsOf(tie) : pairsOf(tieIn(at, round, pairId) ?? { sides: twoByes });
      const other = between?.find((pair) => pair !== pairId) ?? null;
      const refusals = concessionRefusals(at.cup, { pair: pairId, round, against: other });
      if (refusals.length > 0) return refused(...(await this.work.problemsOf(at.transaction, refusals, 'pairId')));
      if (other === null) return refused(cupProblems.opponentUnknown());
      const role = await this.pairs.roleFor(at.transaction, caller, pairId, [other]);
      if (typeof role !== 'string') return refused(role);
      return { acts: [{ kind: 'concession', pairId, otherId: other, round, reason, byJury: role === 'jury' }] };
    });
  }

  /** Takes the pair off the list while that is open; after the draw it concedes its next tie to the opponent (D32). */
  async withdraw(caller: AccountCaller, act: WithdrawFromCupInput): Promise<CupSaved | CupActed | Refused> {
    const { pairId, reason, dryRun } = act;
    const pair = await this.pairs.find(pairId);
    if (pair === null) return refused(cupProblems.unknownPair());
    const [row] = await this.facts.find(null, [pair.year]);
    if (row?.seed == null)
      return this.entries.takeOff(caller, act.idempotencyKey, { year: pair.year, pairId, reason, dryRun });
    return this.say(caller, 'withdrawFromCup', act.idempotencyKey, act, async (at, tie) => {
      const round = tie?.round ?? 'final';
      const refusals = concessionRefusals(at.cup, { pair: pairId, round, against: null });
      if (refusals.length > 0) return refused(...(await this.work.problemsOf(at.transaction, refusals, 'pairId')));
      const opponents = tie === null ? [] : (pairsOf(tie) ?? []);
      const role = await this.pairs.roleFor(at.transaction, caller, pairId, opponents);
      if (typeof role !== 'string') return refused(role);
      return { acts: [{ kind: 'concession', pairId, round, reason, byJury: role === 'jury' }] };
    });
  }

  /** Says how many matches the next tie is to have; when both pairs have said the same, it is agreed (D29). */
  agree(
    caller: AccountCaller,
    { idempotencyKey: key, pairId, matches }: AgreeOnMatchesInput,
  ): Promise<CupActed | Refused> {
    const act = { pairId, matches, reason: null, dryRun: false };
    return this.say(caller, 'agreeOnMatches', key, act, async (at, tie) => {
      const role = await this.pairs.roleFor(at.transaction, caller, pairId);
      if (typeof role !== 'string') return refused(role);
      if (role === 'jury') return refused(cupProblems.ofThePairs());
      const other = tie && pairsOf(tie)?.find((pair) => pair !== pairId);
      if (other == null) return refused(cupProblems.opponentUnknown());
      if (matches > MOST_MATCHES) return refused(cupProblems.tooManyMatches({ most: MOST_MATCHES }));
      const refusals = matchAgreementRefusals(at.cup, { sides: [pairId, other], matches });
      if (refusals.length > 0) return refused(...(await this.work.problemsOf(at.transaction, refusals, 'matches')));
      const wanted = { pairId, otherId: other, matches, byJury: false };
      const isAgreed = wantedMatches(at, other, pairId) === matches;
      return {
        acts: [
          { kind: 'matches-wished', ...wanted },
          ...(isAgreed ? [{ kind: 'matches-agreed', ...wanted } as const] : []),
        ],
      };
    });
  }

  private async say(
    caller: AccountCaller,
    action: Action,
    key: string,
    act: PairAct,
    work: (at: DrawnCup, next: Tie | null) => Promise<CupActs | Refused>,
  ): Promise<CupActed | Refused> {
    const { dryRun, ...input } = act;
    const { pairId, reason } = input;
    const pair = await this.pairs.find(pairId);
    if (pair === null) return refused(cupProblems.unknownPair());
    return this.work.act(caller, { action, key, input, reason }, { year: pair.year, dryRun }, async (at) => {
      // Of the jury nobody says it for a pair who plays in the cup (D58).
      const entered = at.row.entries.map(({ id }) => id);
      const role = await this.pairs.roleFor(at.transaction, caller, pairId, entered);
      return typeof role === 'string' ? work(at, nextTieOf(at.cup, pairId)) : refused(role);
    });
  }
}

const twoByes: Tie['sides'] = [{ kind: 'bye' }, { kind: 'bye' }];

function tieIn({ cup }: DrawnCup, round: CupRoundName, pairId: string): Tie | undefined {
  return cup.rounds
    .find((one) => one.round === round)
    ?.ties.find(({ sides }) => sides.some((side) => side.kind === 'pair' && side.pair === pairId));
}

/** The number of matches that a pair last wanted against another; null when it has named none. */
function wantedMatches({ row: { acts } }: DrawnCup, pairId: string, otherId: string): number | null {
  const last = acts.findLast(
    (act) => act.kind === 'matches-wished' && act.pairId === pairId && act.otherId === otherId,
  );
  return last?.matches ?? null;
}
