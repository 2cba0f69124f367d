import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { CommitSignal } from './commit-signal.js';
import { isTransient } from './database-errors.js';
import type { Kysely } from 'kysely';
import type { Prisma } from './generated/client.js';
import { kyselyOn } from './kysely.js';
import { PrismaService } from './prisma.service.js';
import type { Tables } from './tables.js';

/** What a repository works on inside a transaction: models, and statements. Services hand it on and know nothing of it. */
export interface Transaction extends Prisma.TransactionClient {
  readonly $kysely: Kysely<Tables>;
}

const ATTEMPTS = 5;

@Injectable()
export class Transactions {
  /** What PostgreSQL would commit of these is empty, and has to stay so. */
  private readonly takenBack = new WeakSet<Transaction>();

  constructor(
    private readonly prisma: PrismaService,
    private readonly commitSignal: CommitSignal,
  ) {}

  /**
   * Runs the work in one transaction (READ COMMITTED): all of it is kept, or nothing. After a deadlock or a serialization
   * failure the work is begun again, so it must have no other effects.
   * @param longest milliseconds after which it is given up
   */
  async run<T>(work: (transaction: Transaction) => Promise<T>, longest?: number): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await this.prisma.$transaction(
          async (client) => {
            const transaction = this.handleOf(client);
            const result = await work(transaction);
            if (this.takenBack.has(transaction)) return result;
            // PostgreSQL commits nothing of a transaction in which a statement has failed, and Prisma does not say so. Where
            // the work has gone on in spite of it, this statement fails.
            await transaction.$executeRaw`SELECT`;
            return result;
          },
          longest === undefined ? {} : { timeout: longest },
        );
        this.commitSignal.send();
        return result;
      } catch (error) {
        if (attempt === ATTEMPTS || !isTransient(error)) throw error;
        await pause(Math.random() * 20 * attempt);
      }
    }
  }

  /** Reads everything as it was at one moment, whatever is done meanwhile. @param longest milliseconds after which it is given up */
  atOneMoment<T>(work: (transaction: Transaction) => Promise<T>, longest: number): Promise<T> {
    return this.prisma.$transaction((client) => work(this.handleOf(client)), {
      isolationLevel: 'RepeatableRead',
      timeout: longest,
    });
  }

  /** Runs the work to see what would come of it, and keeps nothing. @param longest milliseconds after which it is given up */
  tryOut<T>(work: (transaction: Transaction) => Promise<T>, longest?: number): Promise<T> {
    return this.run(async (transaction) => {
      const result = await work(transaction);
      await this.takeBack(transaction);
      return result;
    }, longest);
  }

  /**
   * Undoes all that the transaction has done so far, and lets go of its locks. Whoever judges in the middle of the work that
   * nothing of it may stay says so here, and returns the reason as a value. It takes no further statement: that would be done.
   */
  async takeBack(transaction: Transaction): Promise<void> {
    await transaction.$executeRaw`ROLLBACK AND CHAIN`;
    this.takenBack.add(transaction);
  }

  /** @throws Error by whatever is asked of it once it was taken back */
  private handleOf(client: Prisma.TransactionClient): Transaction {
    // Of nothing, not of the client: for each property that a proxy answers, JavaScript asks its target too, and the client is
    // several proxies itself.
    const handle = new Proxy({} as Transaction, {
      get: (_, property) => {
        if (this.takenBack.has(handle)) {
          throw new Error(`The transaction was taken back: ${String(property)} would be committed by itself.`);
        }
        return property === '$kysely' ? $kysely : (Reflect.get(client, property) as unknown);
      },
    });
    const $kysely = kyselyOn(handle);
    return handle;
  }
}
