import { Injectable } from '@nestjs/common';
import {
  type Cup,
  cupFactsOf,
  cupOf,
  type KeptEvent,
  type KeptPairing,
  proposalRefusals,
  yearOf,
} from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { CupFactsRepository } from '../../cup/storage/cup-facts.repository.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { PairsService } from '../../../registry/pairs/pairs.service.js';
import { EventWritesRepository } from '../storage/event-writes.repository.js';
import { grandPrixProblems } from '../grand-prix-problems.js';
import { type LockedEvent, GrandPrixWork } from './grand-prix-work.service.js';
import type { GrandPrixSaved } from '../grand-prix.types.js';
import type { AgreeOnGrandPrixMatchInput } from './organizing.inputs.js';

/** What else a match of a Grand Prix counts for: recorded by both pairs before its first game (11.2, D38). */
@Injectable()
export class GrandPrixAgreeing {
  constructor(
    private readonly work: GrandPrixWork,
    private readonly eventWrites: EventWritesRepository,
    private readonly players: PairsService,
    private readonly cups: CupFactsRepository,
  ) {}

  agree(caller: AccountCaller, input: AgreeOnGrandPrixMatchInput): Promise<GrandPrixSaved | Refused> {
    const { grandPrixId: id, pairingId, pairId, countsFor } = input;
    return this.work.on(
      caller,
      { action: 'agreeOnGrandPrixMatch', key: input.idempotencyKey, input },
      { id },
      async (at) => {
        const { transaction, event } = at;
        const pairing = event.pairings.find((each) => each.id === pairingId);
        if (pairing === undefined) return refused(grandPrixProblems.unknownPairing());
        // The agreement is between the players (11.2): the jury does not make it for them.
        if (!(await this.players.isPlayer(transaction, pairId, caller.account.personId))) {
          return refused(grandPrixProblems.notYours());
        }
        const begun = (await this.eventWrites.begun(transaction, [pairing.plannedMatchId])).size > 0;
        const cup = countsFor === 'cup' ? await this.cupOf(transaction, yearOf(event.date)) : null;
        const refusals = proposalRefusals({ ...pairing, begun }, { pair: pairId, for: countsFor }, cup);
        if (refusals.length > 0) {
          return refused(...refusals.map((refusal) => ({ ...refusal, path: 'pairingId' })));
        }
        const teamId = countsFor === 'cup' ? null : await this.teamFor(at, pairing, input);
        if (typeof teamId === 'object' && teamId !== null) return teamId;
        await this.eventWrites.saveProposal(transaction, {
          pairingId,
          pairId,
          for: countsFor,
          teamId,
          by: caller.account.id,
        });
        return undefined;
      },
    );
  }

  /** Null before its draw. */
  private async cupOf(transaction: Transaction, year: number): Promise<Cup | null> {
    const [row] = await this.cups.find(transaction, [year]);
    const facts = row ? cupFactsOf(row) : null;
    return facts && cupOf(facts);
  }

  /** The one team of the two, or the one that they name. */
  private async teamFor(
    { transaction, event }: LockedEvent,
    { proposals }: KeptPairing,
    { pairId, teamId }: AgreeOnGrandPrixMatchInput,
  ): Promise<string | Refused> {
    const teams = await this.eventWrites.teamsOf(transaction, playersOf(event, pairId), event.date);
    if (teams.length === 0 || (teamId !== null && !teams.includes(teamId))) return refused(grandPrixProblems.noTeam());
    if (teamId === null && teams.length > 1) return refused(grandPrixProblems.whichTeam());
    const team = teamId ?? teams[0]!;
    const opponents = proposals.some((proposal) => proposal.pair !== pairId && proposal.team === team);
    return opponents ? refused(grandPrixProblems.sameTeam()) : team;
  }
}

function playersOf({ entries }: KeptEvent, pairId: string): readonly string[] {
  return entries.find(({ id }) => id === pairId)!.players;
}
