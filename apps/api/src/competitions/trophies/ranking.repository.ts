import { Injectable } from '@nestjs/common';
import type { TrophyClass } from '../announcements/announcement.enums.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { type Slice, rowsOf } from '../../platform/graphql/connection.js';
import { wordsIn } from '../../registry/people/name-words.js';
import { nameHas } from '../../registry/people/people.repository.js';

export interface TallyRow {
  readonly person_id: string;
  readonly total: number;
  readonly by_class: Readonly<Partial<Record<TrophyClass, number>>>;
}

export interface YearRow extends TallyRow {
  /** Null for entries of old lists without a date. */
  readonly year: number | null;
}

export interface RankedRow extends TallyRow {
  readonly number: number;
  readonly rank: number;
  readonly key: string;
  readonly name: string;
}

/** By which trophies players are ranked, and which of them are shown. */
export interface RankingWish {
  readonly ofClass: TrophyClass | null;
  /** Adds up the trophies of one year; null: the tallies, which every approval keeps up to date. */
  readonly season: number | null;
  /** Words of their names; null shows all. */
  readonly find: string | null;
}

@Injectable()
export class RankingRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Players by number, equal ones by the name that the public sees (D16). The sort keys are number, key, name and id.
   * Whoever has a pseudonym is not found by his name.
   */
  ranking(slice: Slice, { ofClass, season, find }: RankingWish): Promise<RankedRow[]> {
    const number = ofClass === null ? Prisma.sql`"total"` : Prisma.sql`("by_class" ->> ${ofClass})::integer`;
    const tally = season === null ? Prisma.sql`SELECT * FROM "trophy_tally"` : talliesOfSeason(season);
    const edge = slice.edge ?? [];
    const [direction, compared] = slice.backwards
      ? [Prisma.sql`DESC`, Prisma.sql`<`]
      : [Prisma.sql`ASC`, Prisma.sql`>`];
    const beyond =
      edge.length === 4 && /^\d{1,9}$/.test(edge[0]!)
        ? Prisma.sql`(-"number", "key", "name", "person_id"::text) ${compared} (${-Number(edge[0])}, ${edge[1]}, ${edge[2]}, ${edge[3]})`
        : Prisma.sql`true`;
    const words = find === null ? null : wordsIn(find);
    const found =
      words === null
        ? Prisma.sql`true`
        : words.length === 0
          ? Prisma.sql`false`
          : Prisma.sql`NOT p."pseudonymous" AND ${nameHas(words)}`;
    return this.prisma.$queryRaw<RankedRow[]>`
      WITH tally AS (${tally}),
      numbered AS (SELECT *, ${number} AS "number" FROM tally),
      ranked AS (SELECT *, rank() OVER (ORDER BY "number" DESC)::integer AS "rank" FROM numbered WHERE "number" > 0),
      named AS (
        SELECT r.*,
          CASE WHEN p."pseudonymous" OR n."key" IS NULL THEN 'player ' || p."number" ELSE n."key" END COLLATE "C" AS "key",
          CASE WHEN p."pseudonymous" OR n."name" IS NULL THEN '' ELSE n."name" END COLLATE "C" AS "name"
        FROM ranked r
        JOIN "person" p ON p."id" = r."person_id"
        LEFT JOIN "person_name" n ON n."person_id" = p."id" AND n."revision" = p."name_revision"
        WHERE ${found}
      )
      SELECT * FROM named WHERE ${beyond}
      ORDER BY -"number" ${direction}, "key" ${direction}, "name" ${direction}, "person_id"::text ${direction}
      LIMIT ${rowsOf(slice)}`;
  }

  /** Under the id that was asked for, also of who was merged into another. */
  talliesOf(persons: readonly string[]): Promise<TallyRow[]> {
    return this.prisma.$queryRaw<TallyRow[]>`
      SELECT p."id" AS "person_id", t."total", t."by_class"
      FROM "person" p JOIN "trophy_tally" t ON t."person_id" = COALESCE(p."merged_into", p."id")
      WHERE p."id" = ANY (${[...persons]}::uuid[])`;
  }

  /** Year by year, the latest first, those without a date last; under the id that was asked for. */
  yearsOf(persons: readonly string[]): Promise<YearRow[]> {
    return this.prisma.$queryRaw<YearRow[]>`
      SELECT "person_id", "year", sum("number")::integer AS "total",
        COALESCE(jsonb_object_agg("class", "number") FILTER (WHERE "class" IS NOT NULL), '{}') AS "by_class"
      FROM (
        SELECT p."id" AS "person_id", extract(year FROM t."date")::integer AS "year", t."class", sum(t."count") AS "number"
        FROM "person" p JOIN "trophy" t ON t."announcer_id" = COALESCE(p."merged_into", p."id")
        WHERE p."id" = ANY (${[...persons]}::uuid[])
        GROUP BY 1, 2, 3) c
      GROUP BY "person_id", "year" ORDER BY "year" DESC NULLS LAST`;
  }
}

function talliesOfSeason(year: number): Prisma.Sql {
  return Prisma.sql`
    SELECT "announcer_id" AS "person_id", sum("number")::integer AS "total",
      COALESCE(jsonb_object_agg("class", "number") FILTER (WHERE "class" IS NOT NULL), '{}') AS "by_class"
    FROM (
      SELECT "announcer_id", "class", sum("count") AS "number" FROM "trophy"
      WHERE "position" BETWEEN ${`${year}-01-01`} AND ${`${year}-12-31~`}
      GROUP BY "announcer_id", "class") c
    GROUP BY "announcer_id"`;
}
