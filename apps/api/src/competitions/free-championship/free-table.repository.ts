import { Injectable } from '@nestjs/common';
import type { FreeKindId } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import { type Counted, counting } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { edgeOf, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { UUID } from '../../platform/inputs/plain-forms.js';

/** What somebody got for one match or game of a year. */
export interface YearCredit {
  readonly sourceId: string;
  readonly player: string;
  /** As the public sees it. */
  readonly name: string;
  readonly date: string;
  readonly points: number;
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

@Injectable()
export class FreeTableRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** All credits of a year. */
  creditsOf(database: Database | null, year: number): Promise<YearCredit[]> {
    return (database ?? this.prisma).$queryRaw<YearCredit[]>`
      SELECT c."source_id" AS "sourceId", c."person_id" AS "player", c."date"::text AS "date", c."points",
        p."name"
      FROM "free_credit" c
      JOIN "public_name" p ON p."id" = c."person_id"
      WHERE c."season" = ${year}`;
  }

  /** What somebody was credited with in a year, by date. */
  credits(database: Database, slice: Slice, year: number, personId: string): Promise<FreeCreditRow[]> {
    const direction = slice.backwards ? Prisma.sql`DESC` : Prisma.sql`ASC`;
    const edge = edgeOf(slice, /^\d{4}-\d\d-\d\d$/, UUID);
    const row = edge === null ? null : Prisma.sql`(${edge[0]}::date, ${edge[1]}::uuid)`;
    const beyond =
      row === null
        ? Prisma.empty
        : slice.backwards
          ? Prisma.sql`AND ("date", "source_id") < ${row}`
          : Prisma.sql`AND ("date", "source_id") > ${row}`;
    return database.$queryRaw<FreeCreditRow[]>`
      SELECT "source_id" AS "sourceId", "person_id" AS "personId", "match_id" AS "matchId", "game_id" AS "gameId",
        "date"::text AS "date", "kind", "points", "values"
      FROM "free_credit" WHERE ${creditedIn(year, personId)} ${beyond}
      ORDER BY "date" ${direction}, "source_id" ${direction} LIMIT ${rowsOf(slice)}`;
  }

  async countCredits(database: Database, year: number, personId: string): Promise<number> {
    const [{ count }] = await database.$queryRaw<Counted>`
      ${counting(Prisma.sql`FROM "free_credit" WHERE ${creditedIn(year, personId)}`)}`;
    return count;
  }

  /** All credits of these persons, those of the latest year first. */
  async creditsOfPersons(personIds: readonly string[]): Promise<{ personId: string; year: number; points: number }[]> {
    const rows = await this.prisma.freeCredit.findMany({
      where: { personId: { in: [...personIds] } },
      select: { personId: true, season: true, points: true },
      orderBy: { season: 'desc' },
    });
    return rows.map(({ season, ...rest }) => ({ year: season, ...rest }));
  }
}

function creditedIn(year: number, personId: string): Prisma.Sql {
  return Prisma.sql`"person_id" = ${personId}::uuid AND "season" = ${year}`;
}

/** The keys of a credit in its list. */
export function keysOfCredit({ date, sourceId }: FreeCreditRow): readonly string[] {
  return [date, sourceId];
}
