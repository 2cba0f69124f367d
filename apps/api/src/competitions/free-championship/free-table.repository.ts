import { Injectable } from '@nestjs/common';
import type { FreeKindId, FreeStanding } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { edgeOf, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { UUID } from '../../platform/graphql/scalars.js';

/** Somebody with an admitted game, with his sums. */
export interface FreeContender extends FreeStanding {
  readonly id: string;
  /** As the public sees it. */
  readonly name: string;
}

export interface FreeCreditRow {
  readonly sourceId: string;
  readonly personId: string;
  readonly matchId: string | null;
  readonly gameId: string | null;
  readonly date: string;
  readonly kind: FreeKindId;
  readonly points: number;
  readonly values: Sentence['values'];
}

export interface FreeYear extends FreeStanding {
  readonly year: number;
}

@Injectable()
export class FreeTableRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What is kept up to date of each player of a year. */
  standings(year: number): Promise<FreeContender[]> {
    return this.named(Prisma.sql`SELECT "person_id", "points", "games" FROM "free_standing" WHERE "season" = ${year}`);
  }

  /** The same, added up from what was credited for games to the end of a day. */
  standingsOn(year: number, day: string): Promise<FreeContender[]> {
    return this.named(Prisma.sql`
      SELECT "person_id", sum("points")::integer AS "points", count(*)::integer AS "games" FROM "free_credit"
      WHERE "season" = ${year} AND "date" <= ${day}::date GROUP BY "person_id"`);
  }

  /** What somebody was credited with in a year, the first first. */
  credits(slice: Slice, year: number, personId: string): Promise<FreeCreditRow[]> {
    const direction = slice.backwards ? Prisma.sql`DESC` : Prisma.sql`ASC`;
    const edge = edgeOf(slice, /^\d{4}-\d\d-\d\d$/, UUID);
    const row = edge === null ? null : Prisma.sql`(${edge[0]}::date, ${edge[1]}::uuid)`;
    const beyond =
      row === null
        ? Prisma.empty
        : slice.backwards
          ? Prisma.sql`AND ("date", "source_id") < ${row}`
          : Prisma.sql`AND ("date", "source_id") > ${row}`;
    return this.prisma.$queryRaw<FreeCreditRow[]>`
      SELECT "source_id" AS "sourceId", "person_id" AS "personId", "match_id" AS "matchId", "game_id" AS "gameId",
        "date"::text AS "date", "kind", "points", "values"
      FROM "free_credit" WHERE "person_id" = ${personId}::uuid AND "season" = ${year} ${beyond}
      ORDER BY "date" ${direction}, "source_id" ${direction} LIMIT ${rowsOf(slice)}`;
  }

  /** The sums of these persons in all years, the latest first. */
  async yearsOf(personIds: readonly string[]): Promise<(FreeYear & { readonly personId: string })[]> {
    const rows = await this.prisma.freeStanding.findMany({
      where: { personId: { in: [...personIds] } },
      orderBy: { season: 'desc' },
    });
    return rows.map(({ season, ...rest }) => ({ year: season, ...rest }));
  }

  private named(standings: Prisma.Sql): Promise<FreeContender[]> {
    return this.prisma.$queryRaw<FreeContender[]>`
      SELECT p."id", s."points", s."games", CASE WHEN p."pseudonymous" THEN 'Player ' || p."number" ELSE n."name" END AS "name"
      FROM (${standings}) s
      JOIN "person" p ON p."id" = s."person_id"
      JOIN "person_name" n ON n."person_id" = p."id" AND n."revision" = p."name_revision"`;
  }
}

/** The keys of a credit in its list. */
export function keysOfCredit({ date, sourceId }: FreeCreditRow): readonly string[] {
  return [date, sourceId];
}
