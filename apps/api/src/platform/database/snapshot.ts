import type { Compilable, Kysely } from 'kysely';
import pg from 'pg';
import { camelNamed } from './column-names.js';
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

  async all<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(sql, [...values])).rows;
  }

  async one<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row | null> {
    return (await this.all<Row>(sql, values))[0] ?? null;
  }

  /** One list at a time: what is read must be read to its end, or left, before the next. */
  async *rows<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): AsyncGenerator<Row> {
    yield* this.fetched<Row>(sql, values);
  }

  /** The rows of a query of `$kysely`, as many at a time. */
  async *each<Row>(query: Compilable<Row>): AsyncGenerator<Row> {
    const { sql, parameters } = query.compile();
    for await (const row of this.fetched(sql, parameters)) yield camelNamed(row) as Row;
  }

  private async *fetched<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[]): AsyncGenerator<Row> {
    await this.client.query(`DECLARE "list" NO SCROLL CURSOR FOR ${sql}`, [...values]);
    try {
      let rows: Row[];
      do {
        ({ rows } = await this.client.query<Row>({ text: `FETCH ${BATCH} FROM "list"`, types }));
        yield* rows;
      } while (rows.length === BATCH);
    } finally {
      await this.client.query('CLOSE "list"').catch(() => undefined);
    }
  }
}
