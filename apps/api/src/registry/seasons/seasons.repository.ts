import { Injectable } from '@nestjs/common';
import { toDate, toDay } from '../../platform/database/days.js';
import { ROWS_COUNTED } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';

export interface SeasonRow {
  readonly year: number;
  readonly annualMeeting: string | null;
  readonly matchLimit: number;
  readonly closed: boolean;
}

interface StoredSeason {
  readonly year: number;
  readonly annualMeeting: Date | null;
  readonly matchLimit: number;
  readonly closedAt: Date | null;
}

@Injectable()
export class SeasonsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async findByYears(transaction: Transaction | null, years: readonly number[]): Promise<SeasonRow[]> {
    return (await (transaction ?? this.prisma).season.findMany({ where: { year: { in: [...years] } } })).map(seasonOf);
  }

  /** The latest first. */
  async list(database: Database, slice: Slice): Promise<SeasonRow[]> {
    const [edge] = slice.edge ?? [];
    const rows = await database.season.findMany({
      where: edge === undefined ? {} : { year: slice.backwards ? { gt: Number(edge) } : { lt: Number(edge) } },
      orderBy: { year: slice.backwards ? 'asc' : 'desc' },
      take: rowsOf(slice),
    });
    return rows.map(seasonOf);
  }

  count(database: Database): Promise<number> {
    return database.season.count({ take: ROWS_COUNTED });
  }

  /** Locks the season against being closed until the end of the transaction; null when there is none. */
  async lockShared(transaction: Transaction, year: number): Promise<SeasonRow | null> {
    await transaction.$kysely.selectFrom('season').where('year', '=', year).forShare().execute();
    return this.read(transaction, year);
  }

  /** Waits for all who write something of the season, and keeps others from it; null when there is none. */
  async lockWhole(transaction: Transaction, year: number): Promise<SeasonRow | null> {
    await transaction.$kysely.selectFrom('season').where('year', '=', year).forUpdate().execute();
    return this.read(transaction, year);
  }

  /** False when the season is there already. */
  async create(transaction: Transaction, season: Omit<SeasonRow, 'closed'>): Promise<boolean> {
    const { year, annualMeeting, matchLimit } = season;
    const { count } = await transaction.season.createMany({
      data: [{ year, annualMeeting: annualMeeting === null ? null : toDate(annualMeeting), matchLimit }],
      skipDuplicates: true,
    });
    return count === 1;
  }

  async setAnnualMeeting(transaction: Transaction, year: number, day: string | null): Promise<void> {
    await transaction.season.update({
      where: { year },
      data: { annualMeeting: day === null ? null : toDate(day) },
    });
  }

  async setClosed(transaction: Transaction, year: number, closed: boolean): Promise<void> {
    await transaction.season.update({ where: { year }, data: { closedAt: closed ? new Date() : null } });
  }

  private async read(transaction: Transaction, year: number): Promise<SeasonRow | null> {
    const found = await transaction.season.findUnique({ where: { year } });
    return found === null ? null : seasonOf(found);
  }
}

function seasonOf({ year, annualMeeting, matchLimit, closedAt }: StoredSeason): SeasonRow {
  return {
    year,
    annualMeeting: annualMeeting === null ? null : toDay(annualMeeting),
    matchLimit,
    closed: closedAt !== null,
  };
}
