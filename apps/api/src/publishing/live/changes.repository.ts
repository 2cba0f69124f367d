import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Clock } from '../../platform/office/clock.js';
import type { Position } from './position.js';

export const topics = [
  'standings',
  'trophies',
  'match',
  'request',
  'access',
  'cup',
  'grand-prix',
  'notifications',
  'free-championship',
  'free-game',
] as const;
export type Topic = (typeof topics)[number];

export interface ChangeRow {
  readonly topic: Topic;
  readonly season: number | null;
  /** Of the match, the free game, the request, the Grand Prix, the account whose access has changed, or the person who is told something. */
  readonly objectId: string | null;
  /** Whether anybody may know of it. */
  readonly public: boolean;
  /** ISO 8601. */
  readonly at: string;
  /** Of a match: who sees it before it is approved, apart from the jury. */
  readonly persons: readonly string[];
  /** Of a match: the teams or pairs that played it. */
  readonly sides: readonly string[];
}

export interface Look {
  readonly position: Position;
  /** In the order in which they were made. */
  readonly changes: readonly ChangeRow[];
  /** False when there is more than fits, or the database was started again or set back to an earlier state. */
  readonly complete: boolean;
}

/** More changes at one look are told as "everything may have changed". */
const MOST = 10_000;
/** Hours that a change is kept, and so the longest absence after which a subscriber is told what he missed. */
export const HOURS_KEPT = 24;
/** Rows deleted by one statement. */
const BATCH = 5000;

@Injectable()
export class ChangesRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async position(): Promise<Position> {
    const [row] = await this.prisma.$queryRaw<[{ snapshot: string; at: Date }]>`
      SELECT pg_current_snapshot()::text AS "snapshot", now() AS "at"`;
    return { snapshot: row.snapshot, at: row.at.getTime() };
  }

  /**
   * What has become visible since that position. Rows of a dump that was restored bear transactions of another server, of
   * which some lie in the future here: they are left out until they are too old. Positions from before the server's start say
   * nothing: after a crash it gives out numbers again that had left no trace on disk.
   */
  async since({ snapshot, at }: Position): Promise<Look> {
    interface Row {
      readonly snapshot: string;
      readonly at: Date;
      readonly known: boolean;
      readonly changes: readonly ChangeRow[];
    }
    const today = await this.clock.today();
    const [row] = await this.prisma.$queryRaw<[Row]>`
      SELECT seen."now"::text AS "snapshot", now() AS "at",
             pg_snapshot_xmax(${snapshot}::pg_snapshot) <= pg_snapshot_xmax(seen."now")
               AND ${new Date(at)}::timestamptz >= pg_postmaster_start_time() AS "known",
             COALESCE((SELECT json_agg(news) FROM (
               SELECT c."topic", c."season", c."object_id" AS "objectId", c."public", c."at",
                 ARRAY(SELECT COALESCE(p."merged_into", p."id") FROM "match_player" mp
                       JOIN "person" p ON p."id" = mp."person_id"
                       WHERE c."topic" = 'match' AND mp."match_id" = c."object_id"
                       UNION
                       SELECT ms."person_id" FROM "match" m
                       JOIN "side_member" ms ON ms."side_id" = ANY (ARRAY[m."side_a", m."side_b"])
                       WHERE c."topic" = 'match' AND m."id" = c."object_id"
                         AND (ms."last_day" IS NULL OR ms."last_day" >= ${today}::date)
                       UNION
                       SELECT a."person_id" FROM "match" m JOIN "account" a ON a."id" = m."appointed_juror"
                       WHERE c."topic" = 'match' AND m."id" = c."object_id") AS "persons",
                 ARRAY(SELECT unnest(ARRAY[m."side_a", m."side_b"]) FROM "match" m
                       WHERE c."topic" = 'match' AND m."id" = c."object_id") AS "sides"
               FROM "change" c
               WHERE c."transaction" >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
                 AND NOT pg_visible_in_snapshot(c."transaction", ${snapshot}::pg_snapshot)
                 AND pg_visible_in_snapshot(c."transaction", seen."now")
               ORDER BY c."id" LIMIT ${MOST + 1}) news), '[]') AS "changes"
      FROM (SELECT pg_current_snapshot() AS "now") seen`;
    const { changes } = row;
    const complete = row.known && changes.length <= MOST;
    return {
      position: { snapshot: row.snapshot, at: row.at.getTime() },
      changes: complete ? changes : [],
      complete,
    };
  }

  /** An hour more is kept than is promised. Several processes may do so at once. */
  async forgetOld(): Promise<void> {
    for (;;) {
      const deleted = await this.prisma.$executeRaw`
        DELETE FROM "change" WHERE "id" IN (
          SELECT "id" FROM "change" WHERE "at" < now() - make_interval(hours => ${HOURS_KEPT + 1}::int)
          ORDER BY "at" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
      if (deleted < BATCH) return;
    }
  }
}
