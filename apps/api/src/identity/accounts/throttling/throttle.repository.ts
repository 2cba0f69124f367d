import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import type { Transaction } from '../../../platform/database/transactions.js';

export interface Counted {
  /** This one included. */
  readonly attempts: number;
  /** Milliseconds until the count begins again. */
  readonly left: number;
}

export interface Guess {
  /** The guesses that were made, this one included if it is allowed. */
  readonly attempts: number;
  readonly isRefused: boolean;
  /** Milliseconds until the next one may be made, after one that was refused. */
  readonly left: number;
}

/** Guesses are forgotten after so many times the longest delay in which nobody made one. */
export const FORGOTTEN = 4;

/** Rows deleted by one statement. */
const CLEANED = 5000;

/** Counts in the database, so that all processes of the office count together. */
@Injectable()
export class ThrottleRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Counts one more attempt, up to one more than the most; after some minutes the count begins again. A clock may have been
   * put back: what was counted in the future was counted now.
   */
  async count(key: string, most: number, minutes: number): Promise<Counted> {
    const [counted] = await this.prisma.$queryRaw<Counted[]>`
      INSERT INTO "throttle" AS t ("key", "attempts", "since") VALUES (${key}, 1, now())
      ON CONFLICT ("key") DO UPDATE SET
        "attempts" = CASE WHEN t."since" > now() - make_interval(mins => ${minutes}::int)
                          THEN LEAST(t."attempts" + 1, ${most}::int + 1) ELSE 1 END,
        "since" = CASE WHEN t."since" > now() - make_interval(mins => ${minutes}::int) THEN LEAST(t."since", now()) ELSE now() END
      RETURNING "attempts",
        (EXTRACT(EPOCH FROM "since" + make_interval(mins => ${minutes}::int) - now()) * 1000)::float8 AS "left"`;
    return counted!;
  }

  /**
   * Counts a guess, if one may be made: after the first ones each has to wait twice as long as the one before, a minute at
   * first, so many minutes at last. Guesses that are refused make nobody wait longer.
   */
  async guess(transaction: Transaction | null, key: string, most: number, minutes: number): Promise<Guess> {
    const last = Prisma.sql`LEAST(t."since", now())`;
    const delay = Prisma.sql`make_interval(mins => LEAST(${minutes}::int, power(2, GREATEST(0, LEAST(t."attempts" - ${most}::int, 20)))::int))`;
    const isOver = Prisma.sql`${last} < now() - make_interval(mins => ${minutes * FORGOTTEN}::int)`;
    const mustWait = Prisma.sql`NOT ${isOver} AND t."attempts" >= ${most}::int AND ${last} + ${delay} > now()`;
    const [guess] = await (transaction ?? this.prisma).$queryRaw<Guess[]>`
      INSERT INTO "throttle" AS t ("key", "attempts", "since") VALUES (${key}, 1, now())
      ON CONFLICT ("key") DO UPDATE SET
        "attempts" = CASE WHEN ${isOver} THEN 1 WHEN ${mustWait} THEN t."attempts" ELSE t."attempts" + 1 END,
        "refused" = CASE WHEN ${mustWait} THEN t."refused" + 1 ELSE 0 END,
        "since" = CASE WHEN ${mustWait} THEN ${last} ELSE now() END
      RETURNING t."attempts", t."refused" > 0 AS "isRefused",
        (EXTRACT(EPOCH FROM t."since" + ${delay} - now()) * 1000)::float8 AS "left"`;
    return guess!;
  }

  async forget(transaction: Transaction | null, key: string): Promise<void> {
    await (transaction ?? this.prisma).throttle.deleteMany({ where: { key } });
  }

  /** Counts are kept for a day: some of the old ones go. Whether there may be more. */
  async forgetOld(): Promise<boolean> {
    const old = this.prisma.$kysely
      .selectFrom('throttle')
      .select('key')
      .where('since', '<', sql<Date>`now() - interval '1 day'`)
      .limit(CLEANED)
      .forUpdate()
      .skipLocked();
    const { numDeletedRows } = await this.prisma.$kysely
      .deleteFrom('throttle')
      .where('key', 'in', old)
      .executeTakeFirstOrThrow();
    return numDeletedRows === BigInt(CLEANED);
  }
}
