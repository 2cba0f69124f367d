import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';

export interface CountedAttempts {
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

const now = sql<Date>`now()`;

function minutesLong(minutes: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`make_interval(mins => ${minutes})`;
}

function millisecondsUntil(instant: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(EXTRACT(EPOCH FROM ${instant} - now()) * 1000)::float8`;
}

/** Counts in the database, so that all processes of the office count together. */
@Injectable()
export class ThrottleRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Counts one more attempt, up to one more than the most; after some minutes the count begins again. A clock may have been
   * put back: what was counted in the future was counted now.
   */
  async count(key: string, most: number, minutes: number): Promise<CountedAttempts> {
    const span = minutesLong(sql.lit(minutes));
    const isRunning = sql<boolean>`throttle.since > now() - ${span}`;
    return this.prisma.$kysely
      .insertInto('throttle')
      .values({ key, attempts: 1, since: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          attempts: sql<number>`CASE WHEN ${isRunning} THEN LEAST(throttle.attempts + 1, ${sql.lit(most)} + 1) ELSE 1 END`,
          since: sql<Date>`CASE WHEN ${isRunning} THEN LEAST(throttle.since, now()) ELSE now() END`,
        }),
      )
      .returning(['attempts', millisecondsUntil(sql`throttle.since + ${span}`).as('left')])
      .executeTakeFirstOrThrow();
  }

  /**
   * Counts a guess, if one may be made: after the first ones each has to wait twice as long as the one before, a minute at
   * first, so many minutes at last. Guesses that are refused make nobody wait longer.
   */
  async guess(transaction: Transaction | null, key: string, most: number, minutes: number): Promise<Guess> {
    const last = sql<Date>`LEAST(throttle.since, now())`;
    const doubled = sql`power(2, GREATEST(0, LEAST(throttle.attempts - ${sql.lit(most)}, 20)))::int`;
    const delay = minutesLong(sql`LEAST(${sql.lit(minutes)}, ${doubled})`);
    const isOver = sql<boolean>`${last} < now() - ${minutesLong(sql.lit(minutes * FORGOTTEN))}`;
    const mustWait = sql<boolean>`NOT ${isOver} AND throttle.attempts >= ${sql.lit(most)} AND ${last} + ${delay} > now()`;
    return (transaction ?? this.prisma).$kysely
      .insertInto('throttle')
      .values({ key, attempts: 1, since: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          attempts: sql<number>`CASE WHEN ${isOver} THEN 1 WHEN ${mustWait} THEN throttle.attempts ELSE throttle.attempts + 1 END`,
          refused: sql<number>`CASE WHEN ${mustWait} THEN throttle.refused + 1 ELSE 0 END`,
          since: sql<Date>`CASE WHEN ${mustWait} THEN ${last} ELSE now() END`,
        }),
      )
      .returning('attempts')
      .returning([
        sql<boolean>`throttle.refused > 0`.as('isRefused'),
        millisecondsUntil(sql`throttle.since + ${delay}`).as('left'),
      ])
      .executeTakeFirstOrThrow();
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
