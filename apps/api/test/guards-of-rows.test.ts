import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { newPostgresProcess, type PostgresProcess } from '../../../test/support/postgres-process.js';
import { applyMigrations } from '../src/platform/database/migrations.js';

/** Milliseconds: these tests have a server of their own. */
const PATIENCE = 60_000;

let server: PostgresProcess;
let client: pg.Client;

beforeAll(async () => {
  server = await newPostgresProcess('guards');
  await applyMigrations(server.url);
  client = new pg.Client(server.url);
  await client.connect();
}, PATIENCE);

afterAll(async () => {
  await client.end();
  await server.stop();
}, PATIENCE);

describe('a column that comes later is guarded as those that are there', () => {
  it('in an entry of an old list, whose changes the log has', async () => {
    const { rows: persons } = await client.query<{ id: string }>(`INSERT INTO "person" DEFAULT VALUES RETURNING "id"`);
    await client.query(
      `INSERT INTO "trophy" ("id", "position", "announcer_id", "opponent_ids", "competitions", "evidence")
       VALUES (id_of(origin_in($1)), $1, $2, '{}', '{}', 'old-list')`,
      ['1990-01-01 000 00 0 000 list/1', persons[0]!.id],
    );
    await client.query(`ALTER TABLE "trophy" ADD COLUMN "later" int`);
    await client.query(`UPDATE "trophy" SET "later" = 1`);
    const { rows } = await client.query(
      `SELECT "before", "after" FROM "audit_entry" WHERE "object" = 'trophy' ORDER BY "id"`,
    );
    expect(rows).toMatchObject([{ before: null }, { before: { later: null }, after: { later: 1 } }]);
  });

  it('in a cup that is drawn, of which nothing changes but the appointed juror (D28, D58)', async () => {
    await client.query(`INSERT INTO "season" ("year", "match_limit") VALUES (2026, 40)`);
    await client.query(
      `WITH juror AS (INSERT INTO "account" ("person_id", "username", "password_hash", "language")
         SELECT "id", 'juror', '-', 'en' FROM "person" RETURNING "id")
       INSERT INTO "cup" ("season", "entries_until", "event", "event_named_on", "seed", "drawn_on", "drawn_at", "drawn_by")
       SELECT 2026, '2026-08-31', 'a lottery', '2026-08-01', '1 2 3', '2026-09-01', now(), "id" FROM juror`,
    );
    await client.query(`ALTER TABLE "cup" ADD COLUMN "later" int`);
    await expect(client.query(`UPDATE "cup" SET "later" = 1`)).rejects.toThrow('the cup of 2026 is drawn');
    await expect(client.query(`UPDATE "cup" SET "seed" = '4'`)).rejects.toThrow('the cup of 2026 is drawn');
    await expect(client.query(`DELETE FROM "cup"`)).rejects.toThrow('the cup of 2026 is drawn');
    await expect(client.query(`UPDATE "cup" SET "appointed_juror" = NULL`)).resolves.toMatchObject({ rowCount: 1 });
  });
});
