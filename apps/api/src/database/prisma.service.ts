import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../generated/client.js';

/** The one Prisma client. Only repositories use it, and its types stay in them. */
@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  /** Its connections, to be counted. */
  readonly pool: pg.Pool;
  private readonly prepared: boolean;

  /** @param prepared whether PostgreSQL keeps the statements of a connection, so that each is parsed and planned once */
  constructor(url: string, poolSize: number, prepared: boolean) {
    // The adapter stores wrong instants in a session whose time zone is not UTC.
    const pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      application_name: 'office',
      options: '-c TimeZone=UTC',
    });
    // The pool hears of idle connections only. One that is lost between two statements of a transaction would end the process;
    // its next statement fails, which is told to whoever sent it.
    pool.on('connect', (client) => client.on('error', () => undefined));
    // Longer errors show the query with its values, which are for no log.
    const adapter = new PrismaPg(pool, {
      disposeExternalPool: true,
      ...(prepared ? { statementNameGenerator: statementNames() } : {}),
    });
    super({ adapter, errorFormat: 'minimal' });
    this.pool = pool;
    this.prepared = prepared;
  }

  /**
   * A statement past Prisma, whose own work is most of a small one: for what very many requests ask. Values come as `pg` makes
   * them, so days and numbers beyond 2³¹ are to be asked for as text.
   * @param name of this text and no other
   */
  async direct<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>({ text, values: [...values], ...(this.prepared ? { name } : {}) });
    return rows;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
    // Prisma leaves a pool that it has not used yet.
    if (!this.pool.ended) await this.pool.end();
  }
}

/** Statements that every connection keeps. Texts that grow with a list are many, and are not worth it. */
const MOST_PREPARED = 500;

/** A name for each text of a statement; none (which means: not kept) when there are enough. */
function statementNames(): (query: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MOST_PREPARED) return known ?? '';
    const name = `office ${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
