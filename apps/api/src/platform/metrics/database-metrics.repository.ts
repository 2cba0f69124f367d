import { Injectable, type OnModuleInit } from '@nestjs/common';
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

  private async unsealed(): Promise<number> {
    const [row] = await this.prisma.$queryRaw<[{ waiting: number }]>`
      SELECT count(*)::int AS "waiting" FROM (SELECT FROM "audit_queue" LIMIT ${MOST_COUNTED}) q`;
    return row.waiting;
  }

  private async oldestUnsealed(): Promise<number> {
    const [row] = await this.prisma.$queryRaw<[{ seconds: number }]>`
      SELECT COALESCE(extract(epoch FROM clock_timestamp() - (
        SELECT e."at" FROM "audit_queue" q JOIN "audit_entry" e ON e."id" = q."entry_id"
        ORDER BY q."entry_id" LIMIT 1)), 0)::float8 AS "seconds"`;
    return row.seconds;
  }
}
