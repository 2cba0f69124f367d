import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { anyOf, insertRows } from '../../platform/database/rows.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { LogEntry } from '@tarokk/archive';
import { entryAt, entryColumns } from './entry-columns.js';

export interface WaitingEntry extends LogEntry {
  readonly id: bigint;
}

export interface Head {
  readonly chain: string;
  readonly number: number;
  readonly hash: Uint8Array;
}

export interface Link extends Head {
  readonly entryId: bigint;
}

/** Any number that no other advisory lock of the office has. */
const LOCK = 72_707_371;

@Injectable()
export class SealerRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Whether any entry waits for its link: one look at the head of the queue. */
  async isAnythingWaiting(): Promise<boolean> {
    return (await this.prisma.auditQueue.findFirst({ select: { entryId: true } })) !== null;
  }

  /** True until the end of the transaction for one process at a time; false at once for the others. */
  async claim(transaction: Transaction): Promise<boolean> {
    const taken = sql<boolean>`pg_try_advisory_xact_lock(${sql.lit(LOCK)})`;
    return (await transaction.$kysely.selectNoFrom(taken.as('mine')).executeTakeFirstOrThrow()).mine;
  }

  /** The entries that wait longest, in the order of their ids. */
  waiting(transaction: Transaction, most: number): Promise<WaitingEntry[]> {
    return transaction.$kysely
      .selectFrom('auditQueue as q')
      .innerJoin('auditEntry as e', 'e.id', 'q.entryId')
      .select(['e.id', entryAt.as('at'), ...entryColumns])
      .orderBy('q.entryId')
      .limit(most)
      .execute() as Promise<WaitingEntry[]>;
  }

  heads(transaction: Transaction, chains: readonly string[]): Promise<Head[]> {
    return transaction.auditHead.findMany({
      where: { chain: { in: [...chains] } },
      select: { chain: true, number: true, hash: true },
    });
  }

  /** Puts the links behind their chains, moves the heads and takes the entries out of the queue. */
  async append(transaction: Transaction, links: readonly Link[], heads: readonly Head[]): Promise<void> {
    if (links.length === 0) return;
    await insertRows(transaction, 'auditLink', links.map(inBytes)).execute();
    await insertRows(transaction, 'auditHead', heads.map(inBytes))
      .onConflict((conflict) =>
        conflict.column('chain').doUpdateSet((eb) => ({
          number: eb.ref('excluded.number'),
          hash: eb.ref('excluded.hash'),
          sealedAt: eb.ref('excluded.sealedAt'),
        })),
      )
      .execute();
    const entries = links.map(({ entryId }) => entryId);
    await transaction.$kysely.deleteFrom('auditQueue').where('entryId', '=', anyOf(entries)).execute();
  }
}

function inBytes<Row extends Head>({ hash, ...row }: Row): Omit<Row, 'hash'> & { readonly hash: Buffer } {
  return { ...row, hash: Buffer.from(hash) };
}
