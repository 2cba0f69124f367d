import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { PrismaService } from '../database/prisma.service.js';
import { Metrics } from './metrics.js';

/** Entries of the log counted at most: beyond, the number no longer matters. */
const MOST_COUNTED = 10_000;

@Injectable()
export class DatabaseMetricsRepository implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const { pool } = this.prisma;
    this.metrics.gauge(
      'office_database_connections',
      'Connections of the pool; waiting are requests for one.',
      () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      'state',
    );
    this.metrics.gauge('office_log_unsealed', `Entries that wait for the sealer, at most ${MOST_COUNTED}.`, () =>
      this.unsealed(),
    );
    this.metrics.gauge('office_log_unsealed_seconds', 'Age of the entry that waits longest for the sealer.', () =>
      this.oldestUnsealed(),
    );
  }

  private unsealed(): Promise<number> {
    return this.prisma.auditQueue.count({ take: MOST_COUNTED });
  }

  private async oldestUnsealed(): Promise<number> {
    const oldest = await this.prisma.$kysely
      .selectFrom('auditQueue as q')
      .innerJoin('auditEntry as e', 'e.id', 'q.entryId')
      .select(sql<number>`extract(epoch FROM clock_timestamp() - e.at)::float8`.as('seconds'))
      .orderBy('q.entryId')
      .limit(1)
      .executeTakeFirst();
    return oldest?.seconds ?? 0;
  }
}
