import { Injectable } from '@nestjs/common';
import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonRows } from '../../platform/database/json-rows.js';
import { presentPerson } from '../../platform/database/merged.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Tables } from '../../platform/database/tables.js';
import { Clock } from '../../platform/office/clock.js';
import type { DomainEvent } from '../../platform/events/domain-event.js';
import { eventOf } from '../../competitions/grand-prix/storage/events-query.js';
import { liveChangesOf } from './changes-of-events.js';
import type { Topic } from './live-change.js';
import type { FeedPosition } from './position.js';

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
  readonly position: FeedPosition;
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

  async position(): Promise<FeedPosition> {
    const { snapshot, at } = await this.prisma.$kysely
      .selectNoFrom([sql<string>`pg_current_snapshot()::text`.as('snapshot'), sql<Date>`now()`.as('at')])
      .executeTakeFirstOrThrow();
    return { snapshot, at: at.getTime() };
  }

  /**
   * What has become visible since that position, with what decides whom it concerns. Rows of a dump that was restored bear transactions of another server, of
   * which some lie in the future here: they are left out until they are too old. Positions from before the server's start say
   * nothing: after a crash it gives out numbers again that had left no trace on disk.
   */
  async since({ snapshot, at }: FeedPosition): Promise<Look> {
    const today = await this.clock.today();
    const before = sql`${snapshot}::pg_snapshot`;
    const row = await this.prisma.$kysely
      .selectFrom(sql<{ readonly now: string }>`pg_current_snapshot()`.as<'seen'>(sql`seen(now)`))
      .select([
        sql<string>`seen.now::text`.as('snapshot'),
        sql<Date>`now()`.as('at'),
        sql<boolean>`pg_snapshot_xmax(${before}) <= pg_snapshot_xmax(seen.now) AND ${new Date(at)}::timestamptz >= pg_postmaster_start_time()`.as(
          'known',
        ),
        newsSince(before, today).as('events'),
      ])
      .executeTakeFirstOrThrow();
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
      const { numDeletedRows } = await this.prisma.$kysely
        .deleteFrom('outbox')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('outbox as old')
            .select('old.id')
            .where(sql<boolean>`old.at < now() - make_interval(hours => ${sql.lit(HOURS_KEPT + 1)})`)
            .where('old.toldAt', 'is not', null)
            .orderBy('old.at')
            .limit(BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirstOrThrow();
      if (numDeletedRows < BigInt(BATCH)) return;
    }
  }
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

/** The events that have become visible since then, in the order in which they were made, as of `seen.now`. */
function newsSince(before: RawBuilder<unknown>, today: string): RawBuilder<Happened[]> {
  const eb = expressionBuilder<Tables>();
  const events = eb
    .selectFrom('outbox as o')
    // Ids of old lists are none of PostgreSQL's, so that only those of matches are read as such.
    .leftJoin('match as m', (join) =>
      join.on(
        sql<boolean>`m.id = CASE WHEN o.event ->> 'type' IN ('match-move', 'match-ruling', 'match-changed') THEN (o.event ->> 'id')::uuid END`,
      ),
    )
    .leftJoin('grandPrix as g', (join) => join.on((on) => on('g.id', '=', eventOfNews())))
    .select(['o.event', 'o.at', 'g.season as eventSeason', 'g.id as eventId'])
    .select([
      sql<boolean | null>`m.state IN ('approved', 'reopened')`.as('isCounted'),
      sql<string[]>`COALESCE(array_remove(ARRAY[m.side_a, m.side_b], NULL), '{}')`.as('sides'),
      sql<string[]>`ARRAY(${personsOfMatch(today)})`.as('persons'),
    ])
    .where(sql<boolean>`o.transaction >= pg_snapshot_xmin(${before})`)
    .where(sql<boolean>`NOT pg_visible_in_snapshot(o.transaction, ${before})`)
    .where(sql<boolean>`pg_visible_in_snapshot(o.transaction, seen.now)`)
    .orderBy('o.id')
    .limit(MOST + 1);
  return jsonRows(events) as unknown as RawBuilder<Happened[]>;
}

/** The Grand Prix of a match `m` or of a draft of which the event `o` is. */
function eventOfNews(): RawBuilder<string | null> {
  const planned = expressionBuilder<Tables>()
    .selectFrom('grandPrixPairing as gp')
    .select('gp.grandPrixId')
    .where('gp.plannedMatchId', '=', sql<string>`(o.event ->> 'plannedMatchId')::uuid`);
  const played = eventOf('m', 'sideA', 'sideB');
  return sql<
    string | null
  >`CASE WHEN 'grand-prix' = ANY (m.competitions) THEN ${played} WHEN o.event ->> 'type' = 'draft-changed' THEN ${planned} END`;
}

/** Who sees a match `m` before it is approved, apart from the jury. */
function personsOfMatch(today: string): Expression<unknown> {
  const eb = expressionBuilder<Tables>();
  return eb
    .selectFrom('matchPlayer as mp')
    .innerJoin('person as p', 'p.id', 'mp.personId')
    .select(presentPerson('p').as('person'))
    .where(sql<boolean>`mp.match_id = m.id`)
    .union(
      eb
        .selectFrom('sideMember as ms')
        .select('ms.personId as person')
        .where(sql<boolean>`ms.side_id = ANY (ARRAY[m.side_a, m.side_b])`)
        .where(sql<boolean>`(ms.last_day IS NULL OR ms.last_day >= ${today}::date)`),
    )
    .union(
      eb
        .selectFrom('account as a')
        .select('a.personId as person')
        .where(sql<boolean>`a.id = m.appointed_juror`),
    );
}
