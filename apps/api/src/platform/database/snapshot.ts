import pg from 'pg';

/** Rows that are fetched together. */
const BATCH = 500;

/** A database as it is at one moment, read row by row on a connection of its own. Nothing is written to it. */
export class Snapshot {
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
    await this.client.query(`DECLARE "list" NO SCROLL CURSOR FOR ${sql}`, [...values]);
    try {
      let rows: Row[];
      do {
        ({ rows } = await this.client.query<Row>(`FETCH ${BATCH} FROM "list"`));
        yield* rows;
      } while (rows.length === BATCH);
    } finally {
      await this.client.query('CLOSE "list"').catch(() => undefined);
    }
  }
}
