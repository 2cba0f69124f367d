import pg from 'pg';
import { StartProblem } from '../../../platform/configuration/configuration.js';
import type { Fields, LogEntry } from '../chain.js';
import type { FollowedLink, Published } from './chain-follower.js';
import type { Guard, LoggedTable } from './guards.js';

/** An entry by its id, and the object that it is of. */
export interface EntryPlace {
  readonly entry: string;
  readonly object: string;
  readonly objectId: string;
}

export interface Mismatch {
  readonly objectId: string;
  /** The fields that the last entry gives; null where the log has no entry, or says that the object was removed. */
  readonly logged: Fields | null;
  readonly actual: Fields;
}

type LinkRow = { [K in keyof LogEntry]: LogEntry[K] | null } & Published;

/** Rows that are fetched together. */
const BATCH = 1000;

const entryFields = `
  e."chain" AS "entryChain", to_char(e."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "at", e."account_id" AS "account",
  e."token_id" AS "token", e."request_id" AS "request", e."action", e."object", e."object_id" AS "objectId", e."reason", e."before", e."after"`;

/**
 * The log of a database and what it is of, in one snapshot, read row by row: the server sorts, and little is held here.
 * It writes nothing.
 */
export class LogDatabase {
  private constructor(private readonly client: pg.Client) {}

  /** @throws StartProblem when there is no log in this database */
  static async open(url: string): Promise<LogDatabase> {
    const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC -c bytea_output=hex' });
    await client.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const { rows } = await client.query<{ log: string | null }>(`SELECT to_regclass('audit_link')::text AS "log"`);
      if (rows[0]?.log == null) {
        throw new StartProblem('There is no log in this database. Start the office on it once, and it will be there.');
      }
      return new LogDatabase(client);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** All links, or those of one chain, each chain in the order of its numbers. */
  async *links(chain: string | null): AsyncGenerator<FollowedLink> {
    const rows = this.rows<LinkRow & { readonly entryChain: string | null }>(
      `SELECT l."chain", l."number", l."hash", ${entryFields}
       FROM "audit_link" l LEFT JOIN "audit_entry" e ON e."id" = l."entry_id"
       WHERE $1::text IS NULL OR l."chain" = $1 ORDER BY l."chain", l."number"`,
      [chain],
    );
    for await (const { chain: of, number, hash, entryChain, ...entry } of rows) {
      const whole = entryChain === null ? null : ({ ...entry, chain: entryChain } as LogEntry);
      yield { chain: of, number, hash, entry: whole };
    }
  }

  async heads(): Promise<Published[]> {
    const { rows } = await this.client.query<Published>('SELECT "chain", "number", "hash" FROM "audit_head"');
    return rows;
  }

  async waiting(): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(
      'SELECT count(*)::integer AS "count" FROM "audit_queue"',
    );
    return rows[0]!.count;
  }

  /** Entries that have neither a link nor a place in the queue. */
  unlinked(): AsyncGenerator<EntryPlace> {
    return this.rows(
      `SELECT e."id" AS "entry", e."object", e."object_id" AS "objectId" FROM "audit_entry" e
       WHERE NOT EXISTS (SELECT FROM "audit_link" l WHERE l."entry_id" = e."id")
         AND NOT EXISTS (SELECT FROM "audit_queue" q WHERE q."entry_id" = e."id")`,
    );
  }

  /** Entries whose `before` is not what the entry before them of the same object left behind. */
  torn(): AsyncGenerator<EntryPlace> {
    const known = (fields: string): string =>
      `(SELECT jsonb_object_agg(f.key, f.value) FROM jsonb_each(${fields}) f WHERE f.value <> 'null')`;
    return this.rows(
      `SELECT "id" AS "entry", "object", "object_id" AS "objectId" FROM (
         SELECT "id", "object", "object_id", "before",
                CASE WHEN "after" IS NULL OR "before" IS NULL THEN "before" ELSE "after" || "before" END AS "found",
                lag("after") OVER (PARTITION BY "object", "object_id" ORDER BY "id") AS "left"
         FROM "audit_entry") e
       WHERE "found" IS DISTINCT FROM "left" AND ${known('"found"')} IS DISTINCT FROM ${known('"left"')}`,
    );
  }

  async count({ table, condition }: LoggedTable): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(
      `SELECT count(*)::integer AS "count" FROM "${table}" WHERE ${condition}`,
    );
    return rows[0]!.count;
  }

  /** Objects that are not as their last entries say. */
  mismatches(logged: LoggedTable): AsyncGenerator<Mismatch> {
    return this.rows(
      `SELECT o."objectId", last."after" AS "logged", o."actual"
       FROM (SELECT ${keyOf(logged)} AS "objectId", to_jsonb(t) - $2::text[] AS "actual" FROM "${logged.table}" t
             WHERE ${logged.condition}) o
       LEFT JOIN LATERAL (
         SELECT e."after" FROM "audit_entry" e WHERE e."object" = $1 AND e."object_id" = o."objectId"
         ORDER BY e."id" DESC LIMIT 1) last ON true
       WHERE last."after" IS DISTINCT FROM o."actual"`,
      [logged.object, logged.hidden],
    );
  }

  /** Ids of objects that are missing although their last entries say that they are there. */
  removed(logged: LoggedTable): AsyncGenerator<{ readonly objectId: string }> {
    return this.rows(
      `SELECT last."object_id" AS "objectId" FROM (
         SELECT DISTINCT ON ("object_id") "object_id", "after" FROM "audit_entry" WHERE "object" = $1
         ORDER BY "object_id" DESC, "id" DESC) last
       WHERE last."after" IS NOT NULL
         AND NOT EXISTS (SELECT FROM "${logged.table}" t WHERE ${logged.condition} AND ${keyOf(logged)} = last."object_id")`,
      [logged.object],
    );
  }

  /** Sheets that do not have the digest that stands beside them, by which the log knows them. */
  changedSheets(logged: LoggedTable): AsyncGenerator<{ readonly objectId: string }> {
    return this.rows(
      `SELECT ${keyOf(logged)} AS "objectId" FROM "${logged.table}" t
       WHERE t."sheet_hash" IS DISTINCT FROM sha256(convert_to(t."sheet"::text, 'UTF8'))`,
    );
  }

  /** The triggers that are there and switched on. */
  async triggers(): Promise<Guard[]> {
    const { rows } = await this.client.query<Guard>(
      `SELECT c.relname AS "table", t.tgname AS "trigger", p.proname AS "function",
              array_remove(string_to_array(encode(t.tgargs, 'escape'), '\\000'), '') AS "parameters"
       FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
       WHERE NOT t.tgisinternal AND t.tgenabled IN ('O', 'A')`,
    );
    return rows;
  }

  private async *rows<Row extends pg.QueryResultRow>(
    sql: string,
    values: readonly unknown[] = [],
  ): AsyncGenerator<Row> {
    await this.client.query(`DECLARE "reading" NO SCROLL CURSOR FOR ${sql}`, [...values]);
    let rows: Row[];
    do {
      ({ rows } = await this.client.query<Row>(`FETCH ${BATCH} FROM "reading"`));
      yield* rows;
    } while (rows.length === BATCH);
    await this.client.query('CLOSE "reading"');
  }
}

/** SQL for the id of an object as the log writes it, of a row `t`. */
function keyOf({ key }: LoggedTable): string {
  return `concat_ws('/', ${key.map((column) => `to_jsonb(t) ->> '${column}'`).join(', ')})`;
}
