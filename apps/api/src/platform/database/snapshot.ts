import type { Compilable, Kysely } from 'kysely';
import pg from 'pg';
import { allCamelNamed } from './column-names.js';
import { kyselyOn } from './kysely.js';
import type { Tables } from './tables.js';

/** Rows that are fetched together. */
const BATCH = 500;

/** Days as Prisma has them: midnight UTC. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (day) => new Date(`${day}T00:00:00Z`));
types.setTypeParser(pg.types.builtins.INT8, BigInt);

/** A database as it is at one moment, read row by row on a connection of its own. Nothing is written to it. */
export class Snapshot {
  readonly $kysely: Kysely<Tables> = kyselyOn({
    $queryRawUnsafe: async <T>(text: string, ...values: unknown[]) =>
      (await this.client.query({ text, values, types })).rows as T,
    $executeRawUnsafe: () => Promise.reject(new Error('Nothing is written to a snapshot.')),
  });

  private constructor(private readonly client: pg.Client) {}

  static async open(url: string): Promise<Snapshot> {
    // Instants in UTC and bytes in hexadecimal digits: as the log has them.
    const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC -c bytea_output=hex' });
    // A connection that breaks is told by the query that is under way.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return new Snapshot(client);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** The rows of a query of `$kysely`. One list at a time: what is read must be read to its end, or left, before the next. */
  async *each<Row>(query: Compilable<Row>): AsyncGenerator<Row> {
    const { sql, parameters } = query.compile();
    await this.client.query(`DECLARE "list" NO SCROLL CURSOR FOR ${sql}`, [...parameters]);
    try {
      let rows: Record<string, unknown>[];
      do {
        ({ rows } = await this.client.query<Record<string, unknown>>({ text: `FETCH ${BATCH} FROM "list"`, types }));
        yield* allCamelNamed(rows) as readonly Row[];
      } while (rows.length === BATCH);
    } finally {
      await this.client.query('CLOSE "list"').catch(() => undefined);
    }
  }
}
