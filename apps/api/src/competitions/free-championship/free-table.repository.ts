import { Injectable } from '@nestjs/common';
import type { FreeKindId } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import type { SelectQueryBuilder } from 'kysely';
import { countRows } from '../../platform/database/counting.js';
import { toDay } from '../../platform/database/days.js';
import { pageOf } from '../../platform/database/pages.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import type { Tables } from '../../platform/database/tables.js';
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
  async creditsOf(database: Database | null, year: number): Promise<YearCredit[]> {
    const credits = (database ?? this.prisma).$kysely
      .selectFrom('freeCredit as c')
      .innerJoin('publicName as p', 'p.id', 'c.personId')
      .select(['c.sourceId', 'c.personId as player', 'c.date', 'c.points', 'p.name'])
      .where('c.season', '=', year);
    return (await credits.execute()).map((credit) => ({ ...credit, date: toDay(credit.date) }));
  }

  /** What somebody was credited with in a year, by date. */
  async credits(database: Database, slice: Slice, year: number, personId: string): Promise<FreeCreditRow[]> {
    const rows = await pageOf(creditedIn(database, year, personId).selectAll(), {
      by: ['date', 'sourceId'],
      beyond: edgeOf(slice, /^\d{4}-\d\d-\d\d$/, UUID),
      ascending: !slice.backwards,
      rows: rowsOf(slice),
    }).execute();
    return rows.map((credit) => ({ ...credit, date: toDay(credit.date) }));
  }

  countCredits(database: Database, year: number, personId: string): Promise<number> {
    return countRows(database, creditedIn(database, year, personId));
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

function creditedIn(
  { $kysely }: Database,
  year: number,
  personId: string,
): SelectQueryBuilder<Tables, 'freeCredit', object> {
  return $kysely.selectFrom('freeCredit').where('personId', '=', personId).where('season', '=', year);
}

/** The keys of a credit in its list. */
export function keysOfCredit({ date, sourceId }: FreeCreditRow): readonly string[] {
  return [date, sourceId];
}
