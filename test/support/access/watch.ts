import type pg from 'pg';

/** What the office keeps of every write, whatever it does. */
const ofEveryWrite = ['idempotency_key', 'audit_entry', 'audit_queue', 'outbox'];

/**
 * Writes down in the database which tables each request changed. What a refused request leaves is not looked for where the test
 * expects it, but everywhere.
 */
export class Watch {
  private constructor(private readonly database: pg.Pool) {}

  static async begin(database: pg.Pool): Promise<Watch> {
    await database.query(`
      CREATE SCHEMA "watch";
      CREATE UNLOGGED TABLE "watch"."changed" ("request" text NOT NULL, "relation" text NOT NULL);
      CREATE FUNCTION "watch"."note"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- A write that does several acts numbers them: what follows a slash belongs to the same request.
        INSERT INTO "watch"."changed" VALUES (split_part(current_setting('office.request'), '/', 1), TG_TABLE_NAME);
        RETURN NULL;
      END $$;`);
    const { rows } = await database.query<{ relation: string }>(
      `SELECT quote_ident("tablename") AS "relation" FROM pg_tables WHERE "schemaname" = 'public'`,
    );
    // What a test prepares is no request. Each by itself: who locks all tables one after the other waits for the office, which waits for them.
    for (const { relation } of rows) {
      await database.query(`
        CREATE TRIGGER "watched" AFTER INSERT OR UPDATE OR DELETE ON "public".${relation}
        FOR EACH ROW WHEN (current_setting('office.request', true) <> '') EXECUTE FUNCTION "watch"."note"()`);
    }
    return new Watch(database);
  }

  /** Those of the requests that have recorded an event. */
  async recordedBy(requests: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.database.query<{ request: string }>(
      `SELECT DISTINCT "request" FROM "watch"."changed" WHERE "request" = ANY ($1) AND "relation" = 'outbox'`,
      [requests],
    );
    return new Set(rows.map(({ request }) => request));
  }

  /** Tables that each request changed, beside those of every write. */
  async changedBy(requests: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const { rows } = await this.database.query<{ request: string; relations: string[] }>(
      `SELECT "request", array_agg(DISTINCT "relation" ORDER BY "relation") AS "relations" FROM "watch"."changed"
       WHERE "request" = ANY ($1) AND NOT "relation" = ANY ($2) GROUP BY "request"`,
      [requests, ofEveryWrite],
    );
    return new Map(rows.map(({ request, relations }) => [request, relations]));
  }
}
