import { Injectable } from '@nestjs/common';
import type { Appearance, OfficialMatch, TrophyEntry } from '@tarokk/competition';
import type { CountedResult } from '../../competitions/counting/counted.js';
import { type TrophyRow, trophyOf } from '../../competitions/counting/trophy-row.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';

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
  constructor(private readonly prisma: PrismaService) {}

  /** Reads everything as it was at one moment, whatever is approved meanwhile. */
  atOneMoment<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.prisma.$transaction(work, { isolationLevel: 'RepeatableRead', timeout: PATIENCE });
  }

  async seasons(): Promise<number[]> {
    const rows = await this.prisma.season.findMany({ select: { year: true }, orderBy: { year: 'asc' } });
    return rows.map(({ year }) => year);
  }

  /** Approved and reopened matches of a season behind an id, in the order of their ids. */
  matches(transaction: Transaction, year: number, after: string, limit: number): Promise<CountingMatch[]> {
    return transaction.$queryRaw<CountingMatch[]>`
      SELECT "id", "revision", "state", "admitted_games" AS "admitted" FROM "match"
      WHERE "season" = ${year} AND "state" IN ('approved', 'reopened') AND "id" > ${after}::uuid
      ORDER BY "id" LIMIT ${limit}`;
  }

  /** Everybody who was merged into another. */
  async mergedInto(transaction: Transaction): Promise<ReadonlyMap<string, string>> {
    const rows = await transaction.person.findMany({
      where: { mergedInto: { not: null } },
      select: { id: true, mergedInto: true },
    });
    return new Map(rows.map(({ id, mergedInto }) => [id, mergedInto!]));
  }

  resultsOf(transaction: Transaction, matches: readonly string[]): Promise<CountedResult[]> {
    return transaction.$queryRaw<CountedResult[]>`
      SELECT "match_id" AS "matchId", "competition", "season", "date"::text AS "date", "side_a" AS "sideA", "side_b" AS "sideB",
        "raw_a" AS "rawA", "raw_b" AS "rawB", "state"
      FROM "match_result" WHERE "match_id" = ANY (${[...matches]}::uuid[])`;
  }

  async appearancesOf(transaction: Transaction, matches: readonly string[]): Promise<Appearance[]> {
    const rows = await transaction.$queryRaw<{ figures: Appearance }[]>`
      SELECT "figures" FROM "appearance" WHERE "match_id" = ANY (${[...matches]}::uuid[])`;
    return rows.map(({ figures }) => figures);
  }

  /** A match of the season that counts somewhere although it is neither approved nor reopened; null: there is none. */
  async countedWithoutApproval(transaction: Transaction, year: number): Promise<string | null> {
    const rows = await transaction.$queryRaw<{ id: string }[]>`
      SELECT m."id" FROM "match" m
      WHERE m."season" = ${year} AND m."state" NOT IN ('approved', 'reopened') AND (
        EXISTS (SELECT FROM "match_result" r WHERE r."match_id" = m."id")
        OR EXISTS (SELECT FROM "appearance" a WHERE a."match_id" = m."id")
        OR EXISTS (SELECT FROM "trophy" t WHERE t."match_id" = m."id"))
      LIMIT 1`;
    return rows[0]?.id ?? null;
  }

  /** The entries of one season. */
  async trophies(transaction: Transaction, year: number): Promise<TrophyEntry[]> {
    const rows = await transaction.$queryRaw<TrophyRow[]>`
      SELECT t.*, t."date"::text AS "date" FROM "trophy" t
      WHERE t."season" = ${year} ORDER BY t."position"`;
    return rows.map(trophyOf);
  }
}
