import { Injectable } from '@nestjs/common';
import type PgBoss from 'pg-boss';
import { PrismaService } from '../database/prisma.service.js';
import type { Transaction } from '../database/transactions.js';

/** How the queue reaches the database. */
@Injectable()
export class QueueRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * On connections of the pool. The queue sends several statements with their own BEGIN and COMMIT at once: of these a failure
   * leaves a connection in a transaction that is broken, so such a connection is thrown away.
   */
  readonly onPool: PgBoss.Db = {
    executeSql: async (text, values) => {
      const client = await this.prisma.pool.connect();
      try {
        const result = await client.query<Record<string, unknown>>(text, values);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
  };

  /** In a transaction of ours: what is put into the queue is there when, and only when, the transaction is kept. */
  within(transaction: Transaction): PgBoss.Db {
    return {
      executeSql: async (text, values) => ({
        rows: await transaction.$queryRawUnsafe<Record<string, unknown>[]>(text, ...(values as unknown[])),
      }),
    };
  }
}
