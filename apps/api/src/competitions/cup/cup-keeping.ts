import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';
import type { CupRow } from './cup-facts.js';
import { CupFactsRepository } from './cup-facts.repository.js';
import { CupsRepository, type NewAct } from './cups.repository.js';

/** Takes out what a cup follows from, locked, and puts back what was said in it. */
@Injectable()
export class CupKeeping {
  constructor(
    private readonly facts: CupFactsRepository,
    private readonly cups: CupsRepository,
  ) {}

  /** Null when the season has no cup. */
  async takeOut(transaction: Transaction, year: number): Promise<CupRow | null> {
    await this.cups.lock(transaction, year);
    const [row] = await this.facts.find([year], transaction);
    return row ?? null;
  }

  keep(transaction: Transaction, year: number, acts: readonly NewAct[], accountId: string): Promise<void> {
    return this.cups.append(transaction, year, acts, accountId);
  }
}
