import { Injectable } from '@nestjs/common';
import {
  type Appearance,
  type CountedResult,
  type OfficialMatch,
  type TrophyEntry,
  trophyOf,
} from '@tarokk/competition';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { anyOf } from '../../platform/database/rows.js';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { toDay } from '../../platform/database/days.js';

export interface CountingMatch {
  readonly id: string;
  readonly revision: number;
  readonly state: OfficialMatch['state'];
  /** As the jury has named them (12); null: all games. */
  readonly admitted: readonly number[] | null;
}

/** A whole season takes its time, in milliseconds; it waits for nobody, and nobody for it. */
const PATIENCE = 600_000;

@Injectable()
export class RecountRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly transactions: Transactions,
  ) {}

  /** Reads everything as it was at one moment, whatever is approved meanwhile. */
  atOneMoment<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.transactions.atOneMoment(work, PATIENCE);
  }

  async seasons(): Promise<number[]> {
    const rows = await this.prisma.season.findMany({ select: { year: true }, orderBy: { year: 'asc' } });
    return rows.map(({ year }) => year);
  }

  /** Approved and reopened matches of a season behind an id, in the order of their ids. */
  matches(transaction: Transaction, year: number, after: string, limit: number): Promise<CountingMatch[]> {
    return transaction.$kysely
      .selectFrom('match')
      .select(['id', 'revision', 'state', 'admittedGames as admitted'])
      .where('season', '=', year)
      .where('state', 'in', ['approved', 'reopened'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .$narrowType<{ state: OfficialMatch['state'] }>()
      .execute();
  }

  /** Everybody who was merged into another. */
  async mergedInto(transaction: Transaction): Promise<ReadonlyMap<string, string>> {
    const rows = await transaction.person.findMany({
      where: { mergedInto: { not: null } },
      select: { id: true, mergedInto: true },
    });
    return new Map(rows.map(({ id, mergedInto }) => [id, mergedInto!]));
  }

  async resultsOf(transaction: Transaction, matches: readonly string[]): Promise<CountedResult[]> {
    const results = transaction.$kysely.selectFrom('matchResult').selectAll().where('matchId', '=', anyOf(matches));
    return (await results.execute()).map((result) => ({ ...result, date: toDay(result.date) }));
  }

  async appearancesOf(transaction: Transaction, matches: readonly string[]): Promise<Appearance[]> {
    const appearances = transaction.$kysely
      .selectFrom('appearance')
      .select('figures')
      .where('matchId', '=', anyOf(matches));
    return (await appearances.execute()).map(({ figures }) => figures);
  }

  /** A match of the season that counts somewhere although it is neither approved nor reopened; null: there is none. */
  async countedWithoutApproval(transaction: Transaction, year: number): Promise<string | null> {
    const found = await transaction.match.findFirst({
      where: {
        season: year,
        state: { notIn: ['approved', 'reopened'] },
        OR: [{ results: { some: {} } }, { appearances: { some: {} } }, { trophies: { some: {} } }],
      },
      select: { id: true },
    });
    return found?.id ?? null;
  }

  /** The entries of one season. */
  async trophies(transaction: Transaction, year: number): Promise<TrophyEntry[]> {
    const rows = await transaction.$kysely
      .selectFrom('trophy')
      .selectAll()
      .where('season', '=', year)
      .orderBy('position')
      .execute();
    return rows.map(trophyOf);
  }
}
