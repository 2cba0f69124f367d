import { Injectable } from '@nestjs/common';
import type { TrophyEntry } from '@tarokk/competition';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { trophyListChange } from './trophy-list-change.js';
import { trophyRow } from './trophy-row.js';

/** What a change of the list would lead to (D49). */
export interface ForeseenList {
  /** Of the entries that would come, or change: the number of the last of each. */
  readonly numbers: readonly { readonly id: string; readonly ofKind: number | null; readonly ofAnnouncer: number }[];
  /** How many others would get other numbers. */
  readonly renumbered: number;
  /** Entries of the announcers concerned that reach a milestone, from the first change on. */
  readonly milestonesBefore: readonly MilestoneRow[];
  readonly milestonesAfter: readonly MilestoneRow[];
}

export interface MilestoneRow {
  readonly id: string;
  readonly date: string | null;
  readonly announcer: string;
  readonly count: number;
  /** The number of its last trophy among its announcer's. */
  readonly last: number;
}

@Injectable()
export class TrophyEntriesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Makes of some entries of the trophy list others, in one go, so that every ordinal and tally follows (D49). Entries that
   * stay as they are stay alone.
   *
   * Ordinals of a kind, and of a player, change one after the other: whoever enters or removes one of them waits, whoever has
   * to do with others does not.
   *
   * @param before as they are in the list
   * @param after as they will be; one that has the id of another is the same entry
   */
  async replace(
    transaction: Transaction,
    before: readonly TrophyEntry[],
    after: readonly TrophyEntry[],
  ): Promise<void> {
    const { entered, removed, touched } = trophyListChange(before, after);
    if (touched.length === 0) return;
    const keys = new Set(
      touched.flatMap(({ trophy, announcer }) => [
        ...(trophy === null ? [] : [`kind ${trophy}`]),
        `player ${announcer}`,
      ]),
    );
    await transaction.$send`
      SELECT pg_advisory_xact_lock(hashtextextended('trophies of ' || "key", 0))
      FROM unnest(${[...keys].sort()}::text[]) AS locked("key")`;
    await this.write(transaction, entered, removed);
  }

  /** What `replace` would lead to; nothing is changed, and nobody has to wait. */
  async foresee(before: readonly TrophyEntry[], after: readonly TrophyEntry[]): Promise<ForeseenList> {
    const { entered, removed, touched } = trophyListChange(before, after);
    if (touched.length === 0) return { numbers: [], renumbered: 0, milestonesBefore: [], milestonesAfter: [] };
    const rows = await this.prisma.$queryRaw<ForeseenList[]>`
      WITH ${ordinals(entered, removed)}, before AS (
        SELECT t."id", t."date", t."announcer_id" AS "announcer", t."count", t."of_announcer" AS "last"
        FROM player p JOIN "trophy" t ON t."announcer_id" = p."announcer_id" AND t."position" >= p."first"
      ), after AS (
        SELECT "id", CASE WHEN e."count" IS NULL THEN t."date" ELSE e."date" END AS "date",
          COALESCE(e."announcer_id", t."announcer_id") AS "announcer", COALESCE(e."count", t."count") AS "count",
          o."announcer" AS "last"
        FROM ordinal o LEFT JOIN entered e USING ("id") LEFT JOIN "trophy" t USING ("id")
        WHERE o."announcer" IS NOT NULL
      )
      SELECT
        (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', e."id", 'ofKind', o."kind", 'ofAnnouncer', o."announcer")), '[]')
          FROM entered e JOIN ordinal o USING ("id")) AS "numbers",
        (SELECT count(*)::integer FROM ordinal o JOIN "trophy" t USING ("id")
          WHERE t."id" <> ALL (${changedIds(entered, removed)}::text[])
            AND (t."of_kind" <> o."kind" OR t."of_announcer" <> o."announcer")) AS "renumbered",
        (SELECT COALESCE(jsonb_agg(b), '[]') FROM before b WHERE reaches_milestone(b."last", b."count")) AS "milestonesBefore",
        (SELECT COALESCE(jsonb_agg(a), '[]') FROM after a WHERE reaches_milestone(a."last", a."count")) AS "milestonesAfter"`;
    return rows[0]!;
  }

  /** One statement, for everything follows from the list as it was. */
  private async write(
    transaction: Transaction,
    entered: readonly TrophyEntry[],
    removed: readonly TrophyEntry[],
  ): Promise<void> {
    const changed = changedIds(entered, removed);
    await transaction.$send`
      WITH ${ordinals(entered, removed)}, moved AS (
        UPDATE "trophy" t SET
          "of_kind" = COALESCE(o."kind", t."of_kind"), "of_announcer" = COALESCE(o."announcer", t."of_announcer")
        FROM ordinal o
        -- PostgreSQL cannot know how few they are, and would look through the whole list.
        WHERE t."id" = o."id" AND t."id" = ANY (ARRAY(SELECT "id" FROM ordinal)) AND t."id" <> ALL (${changed}::text[])
          AND (t."of_kind" <> o."kind" OR t."of_announcer" <> o."announcer")
      ), removed AS (
        DELETE FROM "trophy" WHERE "id" = ANY (${removed.map(({ id }) => id)}::text[])
      ), tally AS (
        SELECT c."announcer_id", COALESCE(t."total", 0) + c."count" AS "total", (
          SELECT COALESCE(jsonb_object_agg(n."class", n."count") FILTER (WHERE n."count" > 0), '{}')
          FROM (
            SELECT b."class", sum(b."count") AS "count"
            FROM (
              SELECT "class", "count" FROM change WHERE "announcer_id" = c."announcer_id" AND "class" IS NOT NULL
              UNION ALL SELECT "key", "value"::integer FROM jsonb_each_text(t."by_class")) b
            GROUP BY b."class") n) AS "by_class"
        FROM (SELECT "announcer_id", sum("count") AS "count" FROM change GROUP BY "announcer_id") c
        LEFT JOIN "trophy_tally" t ON t."person_id" = c."announcer_id"
      ), gone_tallies AS (
        DELETE FROM "trophy_tally" WHERE "person_id" IN (SELECT "announcer_id" FROM tally WHERE "total" = 0)
      ), kept_tallies AS (
        INSERT INTO "trophy_tally" ("person_id", "total", "by_class")
          SELECT "announcer_id", "total", "by_class" FROM tally WHERE "total" > 0
          ON CONFLICT ("person_id") DO UPDATE SET "total" = excluded."total", "by_class" = excluded."by_class"
      )
      INSERT INTO "trophy" (
          "id", "position", "date", "season", "count", "trophy", "class", "name", "announcer_id", "partner_id", "side_id",
          "opponent_ids", "opposing_id", "competitions", "match_id", "free_game_id", "game", "party", "order", "evidence",
          "remark", "of_kind", "of_announcer")
        SELECT "id", e."position", "date", "season", e."count", e."trophy", "class", "name", e."announcer_id",
          "partner_id", "side_id", "opponent_ids", "opposing_id", "competitions", "match_id", "free_game_id", "game", "party",
          "order", "evidence", "remark", o."kind", o."announcer"
        FROM entered e JOIN ordinal o USING ("id")
        ON CONFLICT ("id") DO UPDATE SET
          "position" = excluded."position", "date" = excluded."date", "season" = excluded."season", "count" = excluded."count",
          "trophy" = excluded."trophy", "class" = excluded."class", "name" = excluded."name",
          "announcer_id" = excluded."announcer_id", "partner_id" = excluded."partner_id", "side_id" = excluded."side_id",
          "opponent_ids" = excluded."opponent_ids", "opposing_id" = excluded."opposing_id",
          "competitions" = excluded."competitions", "match_id" = excluded."match_id",
          "free_game_id" = excluded."free_game_id", "game" = excluded."game",
          "party" = excluded."party", "order" = excluded."order", "evidence" = excluded."evidence",
          "remark" = excluded."remark", "of_kind" = excluded."of_kind", "of_announcer" = excluded."of_announcer"`;
  }
}

/**
 * The numbers that the entries concerned will have. Everything sees the list as it is. Of each kind and player concerned it
 * looks at nothing before the first change: `first` is where that is, `ordinal` goes on from there.
 */
function ordinals(entered: readonly TrophyEntry[], removed: readonly TrophyEntry[]): Prisma.Sql {
  return Prisma.sql`
    entered AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(entered.map(trophyRow))}::jsonb) AS e(
        "id" text COLLATE "C", "position" text COLLATE "C", "date" date, "season" integer, "count" integer, "trophy" text,
        "class" text, "name" jsonb, "announcer_id" uuid, "partner_id" uuid, "side_id" uuid, "opponent_ids" uuid[],
        "opposing_id" uuid, "competitions" text[], "match_id" uuid, "free_game_id" uuid, "game" integer, "party" integer,
        "order" integer, "evidence" text, "remark" jsonb)
    ), gone AS (
      SELECT "position", "count", "trophy", "class", "announcer_id" FROM "trophy" WHERE "id" = ANY (${changedIds(entered, removed)}::text[])
    ), change AS (
      SELECT "position", "count", "trophy", "class", "announcer_id" FROM entered
      UNION ALL SELECT "position", -"count", "trophy", "class", "announcer_id" FROM gone
    ), kind AS (
      SELECT c."trophy", c."first", COALESCE((
        SELECT t."of_kind" FROM "trophy" t
        WHERE t."trophy" = c."trophy" AND t."position" < c."first" ORDER BY t."position" DESC LIMIT 1), 0) AS "before"
      FROM (SELECT "trophy", min("position") AS "first" FROM change WHERE "trophy" IS NOT NULL GROUP BY "trophy") c
    ), player AS (
      SELECT c."announcer_id", c."first", COALESCE((
        SELECT t."of_announcer" FROM "trophy" t
        WHERE t."announcer_id" = c."announcer_id" AND t."position" < c."first" ORDER BY t."position" DESC LIMIT 1), 0) AS "before"
      FROM (SELECT "announcer_id", min("position") AS "first" FROM change GROUP BY "announcer_id") c
    ), of_kind AS (
      SELECT r."id", k."before" + sum(r."count") OVER (PARTITION BY k."trophy" ORDER BY r."position") AS "ordinal"
      FROM kind k CROSS JOIN LATERAL (
        SELECT t."id", t."position", t."count" FROM "trophy" t
        WHERE t."trophy" = k."trophy" AND t."position" >= k."first" AND t."id" <> ALL (${changedIds(entered, removed)}::text[])
        UNION ALL SELECT e."id", e."position", e."count" FROM entered e WHERE e."trophy" = k."trophy") r
    ), of_announcer AS (
      SELECT r."id", p."before" + sum(r."count") OVER (PARTITION BY p."announcer_id" ORDER BY r."position") AS "ordinal"
      FROM player p CROSS JOIN LATERAL (
        SELECT t."id", t."position", t."count" FROM "trophy" t
        WHERE t."announcer_id" = p."announcer_id" AND t."position" >= p."first" AND t."id" <> ALL (${changedIds(entered, removed)}::text[])
        UNION ALL SELECT e."id", e."position", e."count" FROM entered e WHERE e."announcer_id" = p."announcer_id") r
    ), ordinal AS (
      SELECT "id", k."ordinal"::integer AS "kind", a."ordinal"::integer AS "announcer"
      FROM of_kind k FULL JOIN of_announcer a USING ("id")
    )`;
}

/** Entries that are there no longer, or not as they were. */
function changedIds(entered: readonly TrophyEntry[], removed: readonly TrophyEntry[]): string[] {
  return [...removed, ...entered].map(({ id }) => id);
}
