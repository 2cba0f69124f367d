import { Injectable } from '@nestjs/common';
import type { Competition } from '@tarokk/competition';
import { type Counted, counting } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { edgeOf, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import { matchColumns, type MatchColumns, matchRow } from '../../matches/match/match-columns.repository.js';
import type { SeenMatch } from '../../matches/match/matches.repository.js';
import type { JuryDesk, Queue } from './queue.types.js';

export interface QueueFilter {
  readonly seasonYear?: number | null;
  readonly sideId?: string | null;
  readonly competition?: Competition | null;
}

export interface QueuedRow {
  readonly match: SeenMatch;
  readonly concerned: boolean;
}

/** A queue is counted up to this number. */
const MOST_COUNTED = 1000;

@Injectable()
export class QueueRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What waits in a queue, the longest first. @param personId of the juror who looks */
  async list(slice: Slice, queue: Queue, filter: QueueFilter, personId: string): Promise<QueuedRow[]> {
    const rows = await this.prisma.$queryRaw<(MatchColumns & { concerned: boolean })[]>`
      SELECT ${matchColumns}, ${concerns(Prisma.sql`${personId}::uuid`)} AS "concerned" FROM "match" m
      WHERE ${queued(queue, filter)} ${byAge(slice)}`;
    return rows.map(({ concerned, ...row }) => ({ match: { ...matchRow(row), inside: true }, concerned }));
  }

  async count(queue: Queue, filter: QueueFilter): Promise<number> {
    const [{ count }] = await this.prisma.$queryRaw<Counted>`
      ${counting(Prisma.sql`FROM "match" m WHERE ${queued(queue, filter)}`)}`;
    return count;
  }

  async counts(): Promise<JuryDesk> {
    const count = (queue: Queue): Prisma.Sql => bounded(Prisma.sql`"match" m WHERE ${isIn(queue)}`);
    const [row] = await this.prisma.$queryRaw<JuryDesk[]>`
      SELECT ${count('to-decide')} AS "toDecide", ${count('disputed')} AS "disputed", ${count('with-errors')} AS "withErrors",
        ${count('open')} AS "open", ${count('reopened')} AS "reopened",
        ${count('unconfirmed')} AS "unconfirmed", ${count('returned')} AS "returned",
        ${bounded(Prisma.sql`"free_game" g WHERE g."state" IN ('submitted', 'reopened') OR g."objections" > 0`)} AS "freeGames",
        ${bounded(Prisma.sql`"request" r WHERE r."granted" IS NULL AND r."withdrawn_at" IS NULL`)} AS "requests"`;
    return row!;
  }
}

/** The keys of a row in a queue. */
export function keysByAge({ match }: QueuedRow): readonly string[] {
  return [match.stateSince.toISOString(), match.id];
}

function bounded(from: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT count(*)::int FROM (SELECT 1 FROM ${from} LIMIT ${MOST_COUNTED}) AS "waiting")`;
}

function queued(queue: Queue, filter: QueueFilter): Prisma.Sql {
  return Prisma.sql`${isIn(queue)} AND ${matching(filter)}`;
}

function isIn(queue: Queue): Prisma.Sql {
  switch (queue) {
    case 'to-decide':
      return Prisma.sql`m."state" = 'confirmed'`;
    case 'with-errors':
      return Prisma.sql`m."state" = 'submitted' AND m."open_errors" > 0`;
    case 'unconfirmed':
      return Prisma.sql`m."state" = 'submitted' AND m."open_errors" = 0`;
    case 'disputed':
    case 'open':
    case 'reopened':
    case 'returned':
      return Prisma.sql`m."state" = ${queue}`;
  }
}

/** The person played in a match `m`, was a member of one of its sides (D12), or plays in its cup or Grand Prix (D58). */
export function concerns(personId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    EXISTS (SELECT FROM "side_member" ms WHERE ms."person_id" = ${personId} AND ms."side_id" IN (m."side_a", m."side_b"))
    OR EXISTS (SELECT FROM "match_player" mp JOIN "person" p ON p."id" = mp."person_id"
      WHERE mp."match_id" = m."id" AND COALESCE(p."merged_into", p."id") = ${personId})
    OR 'cup' = ANY (m."competitions") AND ${playsInCup(personId, Prisma.sql`m."season"`)}
    OR 'grand-prix' = ANY (m."competitions")
      AND ${playsInGrandPrix(personId, Prisma.sql`grand_prix_of(m."season", m."side_a", m."side_b", m."date")`)})`;
}

/** The person is or was of a pair of the cup of a season. */
export function playsInCup(personId: Prisma.Sql, season: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM "cup_entry" e JOIN "side_member" em ON em."side_id" = e."pair_id"
    WHERE e."season" = ${season} AND em."person_id" = ${personId})`;
}

/** The person plays in a Grand Prix. */
export function playsInGrandPrix(personId: Prisma.Sql, id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM "grand_prix_player" gp JOIN "person" pp ON pp."id" = gp."person_id"
    WHERE gp."grand_prix_id" = ${id} AND COALESCE(pp."merged_into", pp."id") = ${personId})`;
}

function matching({ seasonYear: season, sideId, competition }: QueueFilter): Prisma.Sql {
  return Prisma.join(
    [
      season == null ? Prisma.sql`true` : Prisma.sql`m."season" = ${season}`,
      sideId == null ? Prisma.sql`true` : Prisma.sql`${sideId}::uuid IN (m."side_a", m."side_b")`,
      competition == null ? Prisma.sql`true` : Prisma.sql`${competition} = ANY (m."competitions")`,
    ],
    ' AND ',
  );
}

function byAge(slice: Slice): Prisma.Sql {
  const order = slice.backwards
    ? Prisma.sql`ORDER BY m."state_since" DESC, m."id" DESC LIMIT ${rowsOf(slice)}`
    : Prisma.sql`ORDER BY m."state_since", m."id" LIMIT ${rowsOf(slice)}`;
  const edge = edgeOf(slice, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, UUID);
  if (edge === null) return order;
  const row = Prisma.sql`(${edge[0]}::timestamptz, ${edge[1]}::uuid)`;
  return slice.backwards
    ? Prisma.sql`AND (m."state_since", m."id") < ${row} ${order}`
    : Prisma.sql`AND (m."state_since", m."id") > ${row} ${order}`;
}
