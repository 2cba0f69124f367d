import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { KeptCup } from '@tarokk/competition';
import { CupFactsRepository } from './cup-facts.repository.js';
import { CupsRepository, type NewAct } from './cups.repository.js';

/** Locks and reads the facts from which a cup follows, and appends acts to them. */
@Injectable()
export class CupStorage {
  constructor(
    private readonly facts: CupFactsRepository,
    private readonly cups: CupsRepository,
  ) {}

  /** Locks the cup of a season until the end of the transaction; null when the season has none. */
  async lock(transaction: Transaction, year: number): Promise<KeptCup | null> {
    await this.cups.lock(transaction, year);
    const [row] = await this.facts.find(transaction, [year]);
    return row ?? null;
  }

  append(transaction: Transaction, year: number, acts: readonly NewAct[], accountId: string): Promise<void> {
    return this.cups.append(transaction, year, acts, accountId);
  }
}
