import { Injectable } from '@nestjs/common';
import { openingOf, type Appearance, type NumberedTrophy, type OpeningCount } from '@tarokk/competition';
import { hex } from '../../audit/chain.js';
import type { FollowedLink } from '../../audit/verification/chain-follower.js';
import type { CountedResult } from '../../../competitions/counting/counted.js';
import { trophyOf } from '../../../competitions/counting/trophy-row.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { seasonTables, type SeasonTable } from '../exporting/season-tables.js';
import type { BetweenEntry } from '../format/between.js';
import { chainOf } from '../format/manifest.js';
import { numberedAmong } from '../verification/trophies.js';

@Injectable()
export class ImportRepository {
  /** The log says of what this transaction writes that the server imported a season. */
  async nameAct(transaction: Transaction): Promise<void> {
    await transaction.$executeRaw`
      SELECT set_config('office.request', 'server', true), set_config('office.action', 'importSeason', true)`;
  }

  async hasSeason(transaction: Transaction, year: number): Promise<boolean> {
    const [found] = await transaction.$queryRaw<{ there: boolean }[]>`
      SELECT EXISTS (SELECT FROM "season" WHERE "year" = ${year})
        OR EXISTS (SELECT FROM "audit_entry" WHERE "chain" = ${chainOf(year)}) AS "there"`;
    return found!.there;
  }

  /** Whether the trophy list has an entry of the year or a later one. */
  async hasLaterTrophies(transaction: Transaction, year: number): Promise<boolean> {
    const [found] = await transaction.$queryRaw<{ there: boolean }[]>`
      SELECT EXISTS (SELECT FROM "trophy" WHERE "season" >= ${year}) AS "there"`;
    return found!.there;
  }

  opening(transaction: Transaction, year: number): Promise<OpeningCount[]> {
    return transaction.$queryRaw<OpeningCount[]>`
      SELECT "announcer_id" AS "player", "trophy", sum("count")::integer AS "count" FROM "trophy"
      WHERE "position" < ${`${year}-01-01`} GROUP BY "trophy", "announcer_id"`;
  }

  /** The tables of seasons, each behind those that its rows refer to. */
  async tables(transaction: Transaction): Promise<readonly SeasonTable[]> {
    const all = await seasonTables({
      all: (sql, values) => transaction.$queryRawUnsafe(sql, ...(values ?? [])),
    });
    const known = all.map(({ table }) => table);
    const references = await transaction.$queryRaw<{ from: string; to: string }[]>`
      SELECT DISTINCT a.relname AS "from", b.relname AS "to"
      FROM pg_constraint c JOIN pg_class a ON a.oid = c.conrelid JOIN pg_class b ON b.oid = c.confrelid
      WHERE c.contype = 'f' AND a.relname = ANY (${known}::text[]) AND b.relname = ANY (${known}::text[]) AND a.oid <> b.oid`;
    const ordered: SeasonTable[] = [];
    while (ordered.length < all.length) {
      const done = new Set(ordered.map(({ table }) => table));
      const next = all.find(
        ({ table }) => !done.has(table) && references.every(({ from, to }) => from !== table || done.has(to)),
      );
      if (next === undefined) throw new Error('Tables of seasons refer to each other in a circle.');
      ordered.push(next);
    }
    return ordered;
  }

  /**
   * Until the end of the work these tables write no entries of their own: those of the archive say the same, and would be
   * followed by a second set. Nobody else writes to them meanwhile; what they hold is verified by the entries as ever.
   */
  async withoutEntries<T>(transaction: Transaction, tables: readonly string[], work: () => Promise<T>): Promise<T> {
    const triggers = await transaction.$queryRaw<{ table: string; trigger: string }[]>`
      SELECT c.relname AS "table", t.tgname AS "trigger" FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE t.tgfoid = 'audit_change'::regproc AND c.relname = ANY (${[...tables]}::text[]) ORDER BY 1, 2`;
    const all = async (what: 'DISABLE' | 'ENABLE'): Promise<void> => {
      for (const { table, trigger } of triggers) {
        await transaction.$executeRawUnsafe(`ALTER TABLE "${table}" ${what} TRIGGER "${trigger}"`);
      }
    };
    await all('DISABLE');
    const result = await work();
    await all('ENABLE');
    return result;
  }

  /** Columns that are written; those that the database makes are not. */
  async writable(transaction: Transaction, table: string): Promise<{ columns: string[]; made: string[] }> {
    const rows = await transaction.$queryRaw<{ column: string; made: boolean }[]>`
      SELECT column_name AS "column", is_generated = 'ALWAYS' AS "made" FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = ${table} ORDER BY ordinal_position`;
    return {
      columns: rows.filter(({ made }) => !made).map(({ column }) => column),
      made: rows.filter(({ made }) => made).map(({ column }) => column),
    };
  }

  /** The error of the work, of which nothing stays then; null when it is done. */
  async attempt(transaction: Transaction, work: () => Promise<void>): Promise<Error | null> {
    await transaction.$executeRawUnsafe('SAVEPOINT "attempt"');
    try {
      await work();
      await transaction.$executeRawUnsafe('RELEASE SAVEPOINT "attempt"');
      return null;
    } catch (error) {
      await transaction.$executeRawUnsafe('ROLLBACK TO SAVEPOINT "attempt"');
      await transaction.$executeRawUnsafe('RELEASE SAVEPOINT "attempt"');
      return error instanceof Error ? error : new Error('This could not be written.', { cause: error });
    }
  }

  /** @param rows as JSON texts: a column of type `json` keeps the text as it stands there */
  async insert(
    transaction: Transaction,
    table: string,
    columns: readonly string[],
    rows: readonly string[],
  ): Promise<void> {
    const list = columns.map((column) => `"${column}"`).join(', ');
    await transaction.$executeRawUnsafe(
      `INSERT INTO "${table}" (${list}) SELECT ${list} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
      `[${rows.join(',')}]`,
    );
  }

  /** Entries with their links, in the order of the chain; ids are new, for they are no part of an entry. */
  async append(transaction: Transaction, links: readonly FollowedLink[]): Promise<void> {
    const rows = links.map(({ chain, number, hash, entry }) => ({ chain, number, hash: hex(hash), ...entry }));
    await transaction.$executeRawUnsafe(
      `WITH link AS (
         SELECT l.*, nextval(pg_get_serial_sequence('audit_entry', 'id')) AS "id"
         FROM (SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(
           "chain" text, "number" integer, "hash" text, "at" timestamptz, "account" uuid, "token" uuid, "request" text,
           "action" text, "object" text, "objectId" text, "reason" text, "before" jsonb, "after" jsonb) ORDER BY "number") l
       ), entered AS (
         INSERT INTO "audit_entry" ("id", "chain", "at", "account_id", "token_id", "request_id", "action", "object",
           "object_id", "reason", "before", "after")
         SELECT "id", "chain", "at", "account", "token", "request", "action", "object", "objectId", "reason",
           NULLIF("before", 'null'), NULLIF("after", 'null') FROM link
         RETURNING "id"
       )
       INSERT INTO "audit_link" ("chain", "number", "entry_id", "hash")
       SELECT "chain", "number", "id", decode("hash", 'hex') FROM link JOIN entered USING ("id")`,
      JSON.stringify(rows),
    );
  }

  async setHead(transaction: Transaction, { chain, number, hash }: FollowedLink): Promise<void> {
    await transaction.auditHead.create({ data: { chain, number, hash: new Uint8Array(hash) } });
  }

  /**
   * In archives of before entries of old lists have other ids, under which the log tells of them: it says that those of today
   * stand in their places.
   */
  async renewIds(transaction: Transaction, year: number): Promise<void> {
    await transaction.$executeRaw`
      WITH former AS (
        SELECT last."object_id", last."after" FROM (
          SELECT DISTINCT ON ("object_id") "object_id", "after" FROM "audit_entry"
          WHERE "chain" = ${chainOf(year)} AND "object" = 'trophy' ORDER BY "object_id", "id" DESC) last
        WHERE last."after" IS NOT NULL AND NOT EXISTS (SELECT FROM "trophy" t WHERE t."id"::text = last."object_id")
      ), written AS (
        INSERT INTO "audit_entry" ("chain", "request_id", "action", "object", "object_id", "before", "after")
        SELECT ${chainOf(year)}, 'server', 'importSeason', 'trophy', change."id", change."before", change."after" FROM (
          SELECT "object_id" AS "id", "after" AS "before", NULL::jsonb AS "after" FROM former
          UNION ALL
          SELECT t."id"::text, NULL, to_jsonb(t) - 'remark' FROM former JOIN "trophy" t ON t."id" = id_of(former."object_id")
        ) change RETURNING "id"
      )
      INSERT INTO "audit_queue" ("entry_id") SELECT "id" FROM written`;
  }

  /** Who sat at the tables of matches, by their present revisions. */
  async seat(
    transaction: Transaction,
    players: readonly { readonly match: string; readonly person: string; readonly date: string }[],
  ): Promise<void> {
    await transaction.$executeRawUnsafe(
      `INSERT INTO "match_player" ("match_id", "person_id", "date")
       SELECT "match", "person", "date" FROM jsonb_to_recordset($1::jsonb) AS r("match" uuid, "person" uuid, "date" date)`,
      JSON.stringify(players),
    );
  }

  /** Who played in games of the free championship, by their present revisions. */
  async seatGames(transaction: Transaction, players: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const rows = [...players].flatMap(([game, persons]) => persons.map((person) => ({ game, person })));
    await transaction.$executeRawUnsafe(
      `INSERT INTO "free_game_player" ("game_id", "person_id", "date")
       SELECT g."id", r."person", g."date" FROM jsonb_to_recordset($1::jsonb) AS r("game" uuid, "person" uuid)
       JOIN "free_game" g ON g."id" = r."game"`,
      JSON.stringify(rows),
    );
  }

  async count(
    transaction: Transaction,
    results: readonly CountedResult[],
    appearances: readonly Appearance[],
  ): Promise<void> {
    await transaction.$executeRawUnsafe(
      `INSERT INTO "match_result" ("match_id", "competition", "season", "date", "side_a", "side_b", "raw_a", "raw_b", "state")
       SELECT "matchId", "competition", "season", "date", "sideA", "sideB", "rawA", "rawB", "state"
       FROM jsonb_to_recordset($1::jsonb) AS r("matchId" uuid, "competition" text, "season" integer, "date" date, "sideA" uuid,
         "sideB" uuid, "rawA" integer, "rawB" integer, "state" text)`,
      JSON.stringify(results),
    );
    await transaction.$executeRawUnsafe(
      `INSERT INTO "appearance" ("match_id", "person_id", "season", "date", "side_id", "figures")
       SELECT (f ->> 'match')::uuid, (f ->> 'person')::uuid, COALESCE((f ->> 'season')::integer, EXTRACT(YEAR FROM (f ->> 'date')::date)::integer),
         (f ->> 'date')::date, (f ->> 'side')::uuid, f
       FROM jsonb_array_elements($1::jsonb) AS f`,
      JSON.stringify(appearances),
    );
  }

  /**
   * The trophies of a season as they are now, with their numbers.
   * @param between those of other seasons that the archive has between them: of a later season none is here yet (D51)
   */
  async trophies(
    transaction: Transaction,
    year: number,
    between: readonly BetweenEntry[],
  ): Promise<readonly NumberedTrophy[]> {
    const rows = await transaction.$kysely
      .selectFrom('trophy')
      .selectAll()
      .where('season', '=', year)
      .orderBy('position')
      .execute();
    return numberedAmong(openingOf(await this.opening(transaction, year)), rows.map(trophyOf), between);
  }
}
