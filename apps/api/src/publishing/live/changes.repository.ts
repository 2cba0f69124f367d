import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Clock } from '../../platform/office/clock.js';
import type { DomainEvent } from '../../platform/events/domain-event.js';
import { liveChangesOf } from '../who-is-told.js';
import type { Topic } from './live-change.js';
import type { Position } from './position.js';

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
/** Hours that a change is kept, and so the longest absence after which a subscriber is told what they missed. */
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
   * What has become visible since that position, with what decides whom it concerns. Rows of a dump that was restored bear transactions of another server, of
   * which some lie in the future here: they are left out until they are too old. Positions from before the server's start say
   * nothing: after a crash it gives out numbers again that had left no trace on disk.
   */
  async since({ snapshot, at }: Position): Promise<Look> {
    const today = await this.clock.today();
    const [row] = await this.prisma.$queryRaw<[Row]>`
      SELECT seen."now"::text AS "snapshot", now() AS "at",
             pg_snapshot_xmax(${snapshot}::pg_snapshot) <= pg_snapshot_xmax(seen."now")
               AND ${new Date(at)}::timestamptz >= pg_postmaster_start_time() AS "known",
             COALESCE((SELECT json_agg(news) FROM (
               SELECT o."event", o."at", m."state" IN ('approved', 'reopened') AS "isCounted",
                 COALESCE(array_remove(ARRAY[m."side_a", m."side_b"], NULL), '{}') AS "sides", ARRAY(
                   SELECT COALESCE(p."merged_into", p."id") FROM "match_player" mp
                   JOIN "person" p ON p."id" = mp."person_id" WHERE mp."match_id" = m."id"
                   UNION
                   SELECT ms."person_id" FROM "side_member" ms WHERE ms."side_id" = ANY (ARRAY[m."side_a", m."side_b"])
                     AND (ms."last_day" IS NULL OR ms."last_day" >= ${today}::date)
                   UNION
                   SELECT a."person_id" FROM "account" a WHERE a."id" = m."appointed_juror") AS "persons",
                 g."season" AS "eventSeason", g."id" AS "eventId"
               FROM "outbox" o
               -- Ids of old lists are none of PostgreSQL's, so that only those of matches are read as such.
               LEFT JOIN "match" m ON m."id" = CASE
                 WHEN o."event" ->> 'type' IN ('match-move', 'match-ruling', 'match-changed') THEN (o."event" ->> 'id')::uuid END
               LEFT JOIN "grand_prix" g ON g."id" = CASE
                 WHEN 'grand-prix' = ANY (m."competitions") THEN grand_prix_of(m."season", m."side_a", m."side_b", m."date")
                 WHEN o."event" ->> 'type' = 'draft-changed' THEN (SELECT "grand_prix_id" FROM "grand_prix_pairing"
                   WHERE "planned_match_id" = (o."event" ->> 'plannedMatchId')::uuid) END
               WHERE o."transaction" >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
                 AND NOT pg_visible_in_snapshot(o."transaction", ${snapshot}::pg_snapshot)
                 AND pg_visible_in_snapshot(o."transaction", seen."now")
               ORDER BY o."id" LIMIT ${MOST + 1}) news), '[]') AS "events"
      FROM (SELECT pg_current_snapshot() AS "now") seen`;
    const { events } = row;
    const complete = row.known && events.length <= MOST;
    return {
      position: { snapshot: row.snapshot, at: row.at.getTime() },
      changes: complete ? events.flatMap(changesOf) : [],
      complete,
    };
  }

  /** An hour more is kept than is promised, and what was not told yet for longer. Several processes may do so at once. */
  async forgetOld(): Promise<void> {
    for (;;) {
      const deleted = await this.prisma.$executeRaw`
        DELETE FROM "outbox" WHERE "id" IN (
          SELECT "id" FROM "outbox" WHERE "at" < now() - make_interval(hours => ${HOURS_KEPT + 1}::int) AND "told_at" IS NOT NULL
          ORDER BY "at" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
      if (deleted < BATCH) return;
    }
  }
}

interface Row {
  readonly snapshot: string;
  readonly at: Date;
  readonly known: boolean;
  readonly events: readonly Happened[];
}

interface Happened {
  readonly event: DomainEvent;
  /** ISO 8601. */
  readonly at: string;
  /** Of a match: whether everybody sees it. */
  readonly isCounted: boolean | null;
  readonly persons: readonly string[];
  readonly sides: readonly string[];
  /** The Grand Prix that it is played in, of a match or draft. */
  readonly eventId: string | null;
  readonly eventSeason: number | null;
}

function changesOf({ event, at, persons, sides, isCounted, eventId, eventSeason }: Happened): readonly ChangeRow[] {
  const inEvent = { topic: 'grand-prix', season: eventSeason, objectId: eventId, public: true, at } as const;
  const changes = liveChangesOf(event).flatMap(({ topic, season = null, id = null, isPublic = true }): ChangeRow[] => {
    // A draft names its planned match; nobody is told of drafts outside of a Grand Prix.
    if (topic === 'grand-prix' && id === null) return [];
    const change = { topic, season, objectId: id, public: isPublic, at, persons, sides };
    return [topic === 'match' ? { ...change, public: isCounted === true || wasCounted(event) } : change];
  });
  return eventId === null ? changes : [...changes, { ...inEvent, persons: [], sides: [] }];
}

/** A match that counted until now is everybody's business once more. */
function wasCounted(event: DomainEvent): boolean {
  return event.type === 'match-move' && (event.from === 'approved' || event.from === 'reopened');
}
