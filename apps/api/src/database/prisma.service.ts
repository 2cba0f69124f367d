import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../generated/client.js';

/** The one Prisma client. Only repositories use it, and its types stay in them. */
@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  /** Its connections, to be counted. */
  readonly pool: pg.Pool;

  constructor(url: string, poolSize: number) {
    // The adapter stores wrong instants in a session whose time zone is not UTC.
    const pool = new pg.Pool({ connectionString: url, max: poolSize, options: '-c TimeZone=UTC' });
    // Longer errors show the query with its values, which are for no log.
    super({ adapter: new PrismaPg(pool, { disposeExternalPool: true }), errorFormat: 'minimal' });
    this.pool = pool;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
    // Prisma leaves a pool that it has not used yet.
    if (!this.pool.ended) await this.pool.end();
  }
}
