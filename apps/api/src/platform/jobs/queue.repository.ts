import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type PgBoss from 'pg-boss';
import { PrismaService } from '../database/prisma.service.js';
import type { Transaction } from '../database/transactions.js';

/** The queue's own table: `schema.prisma` has none of it. */
type QueueTables = {
  readonly 'pgboss.job': {
    readonly state: string;
    readonly createdOn: Date;
    readonly startedOn: Date | null;
    readonly startAfter: Date;
  };
};

/** How the queue reaches the database. */
@Injectable()
export class JobQueueRepository {
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

  /**
   * What was put into the queue, or begun, at a time that is still to come was so by a clock that has been put back since: it
   * counts as now, or nobody would look at it for as long as the clock was wrong.
   */
  async forgetFuture(): Promise<void> {
    await this.prisma.$kysely
      .withTables<QueueTables>()
      .updateTable('pgboss.job')
      .set({
        createdOn: sql<Date>`LEAST(created_on, now())`,
        startedOn: sql<Date>`LEAST(started_on, now())`,
        startAfter: sql<Date>`CASE WHEN state IN ('created', 'retry') THEN now() ELSE start_after END`,
      })
      .where(sql<string>`state::text`, 'in', ['created', 'retry', 'active'])
      .where(sql<boolean>`GREATEST(created_on, started_on) > now() + interval '1 second'`)
      .execute();
  }

  /** In a transaction of ours: what is put into the queue is there when, and only when, the transaction is kept. */
  within(transaction: Transaction): PgBoss.Db {
    return {
      executeSql: async (text, values) => ({
        rows: await transaction.$queryRawUnsafe<Record<string, unknown>[]>(text, ...(values as unknown[])),
      }),
    };
  }
}
