import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import { PairsRepository, type PairRow } from '../../registry/pairs/pairs.repository.js';
import { PairsService } from '../../registry/pairs/pairs.service.js';
import { ActingRepository } from '../../registry/teams/sides/acting.repository.js';
import type { KeptCup } from '@tarokk/competition';
import { cupProblems } from './cup-problems.js';

/** The role in which somebody acts for a pair: as one of its players, or for the jury. */
export type ActingRole = 'player' | 'jury';

/** Who acts for pairs in a cup, and whom of the jury they concern (D12). */
@Injectable()
export class CupPairs {
  constructor(
    private readonly pairs: PairsRepository,
    private readonly players: PairsService,
    private readonly acting: ActingRepository,
  ) {}

  async find(pairId: string): Promise<PairRow | null> {
    return (await this.pairs.findByIds(null, [pairId]))[0] ?? null;
  }

  /** The two who were entered as this pair; a person who was merged into another is shown as that other. */
  async enteredPlayers(transaction: Transaction, pairId: string): Promise<readonly [string, string]> {
    return this.pairs.enteredPlayers(transaction, pairId);
  }

  /**
   * The role in which the caller acts for a pair: as one of its players, else as the jury.
   * @param opponents pairs to which a juror must never have belonged either
   */
  async roleFor(
    transaction: Transaction,
    { account }: AccountCaller,
    pairId: string,
    opponents: readonly string[] = [],
  ): Promise<ActingRole | Problem> {
    if (account.maySubmit && (await this.players.isPlayer(transaction, pairId, account.personId))) return 'player';
    if (!account.jury) return cupProblems.notYours();
    return (await this.concerned(transaction, account.personId, [pairId, ...opponents])) ?? 'jury';
  }

  /**
   * Why somebody may decide nothing in a cup: they are neither of the jury nor appointed, or they are or were of one of its pairs
   * (D58); null when they may.
   */
  async decisionProblem(
    {
      transaction,
      row,
    }: { readonly transaction: Transaction; readonly row: Pick<KeptCup, 'entries' | 'appointedJuror'> },
    { account }: AccountCaller,
  ): Promise<Problem | null> {
    if (!account.jury && row.appointedJuror !== account.id) return cupProblems.ofTheJury();
    const pairs = row.entries.map(({ id }) => id);
    return this.concerned(transaction, account.personId, pairs);
  }

  /** Why a juror leaves the affairs of these pairs to others; null when they never belonged to one. */
  async concerned(transaction: Transaction, personId: string, pairIds: readonly string[]): Promise<Problem | null> {
    const own = await this.acting.everOf([personId], transaction);
    return own.some(({ sideId }) => pairIds.includes(sideId)) ? cupProblems.juryConcerned() : null;
  }
}
