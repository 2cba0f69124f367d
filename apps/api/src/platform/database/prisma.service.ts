import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.js';
import { kyselyOn } from './kysely.js';
import { statementNames } from './statement-names.js';

/** Waiting for a connection of the pool, in milliseconds. */
const PATIENCE = 10_000;
/** Waiting for a whole transaction, in milliseconds, unless it is known to be a long one. */
const USUAL_LENGTH = 30_000;

/** The one Prisma client. Only repositories use it, and its types stay in them. */
@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  /** Its connections: metrics count them, and the queue of jobs borrows one. */
  readonly pool: pg.Pool;
  /** What models cannot say. */
  readonly $kysely = kyselyOn(this);

  /** @param prepared whether PostgreSQL keeps the statements of a connection, so that each is parsed and planned once */
  constructor(url: string, poolSize: number, prepared: boolean) {
    // Days and instants would be those of the time zone of the session. A statement that PostgreSQL estimates to be long, for
    // it cannot know how few ids a list has, it would compile: that takes a hundred times as long as the statement.
    const pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: PATIENCE,
      application_name: 'office',
      options: '-c TimeZone=UTC -c jit=off',
    });
    // An error that nobody listens to would end the process. A lost connection is replaced when the next is wanted; one that
    // is lost within a transaction fails with its next statement, which tells whoever sent it.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const adapter = new PrismaPg(pool, {
      disposeExternalPool: true,
      ...(prepared ? { statementNameGenerator: statementNames() } : {}),
    });
    super({
      adapter,
      transactionOptions: { maxWait: PATIENCE, timeout: USUAL_LENGTH },
      // Longer errors show the query with its values, which belong into no log.
      errorFormat: 'minimal',
    });
    this.pool = pool;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
    // Prisma leaves a pool open that it has not used yet.
    if (!this.pool.ended) await this.pool.end();
  }
}
