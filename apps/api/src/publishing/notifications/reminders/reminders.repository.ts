import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Cause } from '../events.js';

/** Days that may be near, and that stand in a row; where the ties of a cup stand follows from its facts. */
export type NearDay = Exclude<
  Extract<Cause, { day: string }>['day'],
  'with work for the jury' | 'when a tie of the cup ends' | 'of a medal'
>;

/** Something whose day is near. */
export interface Due {
  readonly id: string;
  /** The day that is meant, `YYYY-MM-DD`. */
  readonly day: string;
  readonly sides: readonly string[];
  /** Of a request. */
  readonly askingSide: string | null;
  /** Of a tie of the cup. */
  readonly playingSide?: string;
  /** Whom it names besides. */
  readonly persons: readonly string[];
  /** Of a cup or a Grand Prix. */
  readonly season?: number;
}

export interface Desk {
  readonly matches: number;
  readonly disputed: number;
  readonly errors: number;
  readonly requests: number;
  readonly games: number;
}

@Injectable()
export class RemindersRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What is meant for a day from today on, so many days away at most. */
  async due(day: NearDay, today: string, daysBefore: number): Promise<Due[]> {
    switch (day) {
      case 'of a decision':
        return this.prisma.$queryRaw<Due[]>`
          SELECT r."id", r."deadline"::text AS "day", r."side_id" AS "askingSide",
            CASE WHEN p."id" IS NULL THEN ARRAY[r."side_id"] ELSE ARRAY[p."side_a", p."side_b"] END AS "sides",
            array_remove(ARRAY[r."person_id", r."replaces_id"], NULL) AS "persons"
          FROM "request" r LEFT JOIN "planned_match" p ON p."id" = r."planned_match_id"
          WHERE r."granted" IS NULL AND r."withdrawn_at" IS NULL
            AND COALESCE(r."deadline", DATE '9999-12-31') BETWEEN ${today}::date AND ${today}::date + ${daysBefore}::int`;
      case 'of a planned match':
        return this.prisma.$queryRaw<Due[]>`
          SELECT p."id", p."date"::text AS "day", ARRAY[p."side_a", p."side_b"] AS "sides", NULL::uuid AS "askingSide",
            '{}'::uuid[] AS "persons"
          FROM "season" s JOIN "planned_match" p ON p."season" = s."year"
            AND p."date" BETWEEN ${today}::date AND ${today}::date + ${daysBefore}::int
          WHERE p."cancelled_at" IS NULL
            AND NOT EXISTS (SELECT FROM "match" m WHERE m."planned_match_id" = p."id" AND m."state" <> 'withdrawn')
            AND NOT EXISTS (SELECT FROM "grand_prix_pairing" x WHERE x."planned_match_id" = p."id")`;
      case 'when an open match ends':
        return this.prisma.$queryRaw<Due[]>`
          SELECT m."id", make_date(m."season", 12, 31)::text AS "day", ARRAY[m."side_a", m."side_b"] AS "sides",
            NULL::uuid AS "askingSide", '{}'::uuid[] AS "persons"
          FROM "match" m
          WHERE m."state" = 'open'
            AND make_date(m."season", 12, 31) BETWEEN ${today}::date AND ${today}::date + ${daysBefore}::int`;
      case 'of a Grand Prix':
        return this.prisma.$queryRaw<Due[]>`
          SELECT g."id", g."date"::text AS "day", g."season", NULL::uuid AS "askingSide", '{}'::uuid[] AS "persons",
            ARRAY(SELECT e."pair_id" FROM "grand_prix_entry" e WHERE e."grand_prix_id" = g."id") AS "sides"
          FROM "season" s JOIN "grand_prix" g ON g."season" = s."year"
            AND g."date" BETWEEN ${today}::date AND ${today}::date + ${daysBefore}::int
          WHERE g."cancelled_at" IS NULL AND g."closed_at" IS NULL`;
      case 'when the entries of a cup close':
        return this.prisma.$queryRaw<Due[]>`
          SELECT x."id", c."entries_until"::text AS "day", c."season", NULL::uuid AS "askingSide", '{}'::uuid[] AS "persons",
            ARRAY[x."id"] AS "sides"
          FROM "cup" c JOIN "pair" x ON x."season" = c."season"
          WHERE c."drawn_at" IS NULL AND c."entries_until" BETWEEN ${today}::date AND ${today}::date + ${daysBefore}::int
            AND NOT EXISTS (SELECT FROM "pair_player" pp JOIN "cup_player" cp ON cp."person_id" = pp."person_id"
              WHERE pp."pair_id" = x."id" AND cp."season" = c."season")`;
    }
  }

  /** What waits for the jury. */
  async desk(): Promise<Desk> {
    const [row] = await this.prisma.$queryRaw<[Desk]>`
      SELECT (SELECT count(*)::int FROM "match" WHERE "state" = 'confirmed') AS "matches",
        (SELECT count(*)::int FROM "match" WHERE "state" = 'disputed') AS "disputed",
        (SELECT count(*)::int FROM "match" WHERE "state" = 'submitted' AND "open_errors" > 0) AS "errors",
        (SELECT count(*)::int FROM "request" WHERE "granted" IS NULL AND "withdrawn_at" IS NULL) AS "requests",
        (SELECT count(*)::int FROM "free_game" WHERE "state" = 'submitted') AS "games"`;
    return row;
  }
}
