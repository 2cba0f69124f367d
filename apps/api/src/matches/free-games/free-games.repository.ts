import { Injectable } from '@nestjs/common';
import type { FreeState, HandedKind } from '@tarokk/competition';
import type { Caller } from '../../platform/requests/caller.js';
import { type Counted, counting } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { edgeOf, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import { freeGameColumns } from './free-game-columns.repository.js';
import type { FreeGameRow, FreeMoveRow, FreeRevisionRow } from './free-game.row.js';
import type { FreeQueue } from './free-queue.enum.js';

/** A game as somebody may see it. */
export interface SeenFreeGame extends FreeGameRow {
  /** The caller played in it, handed it in or is of the jury: they see it before it is admitted, and what was said of it. */
  readonly inside: boolean;
}

export interface FreeGameFilter {
  readonly seasonYear?: number | null;
  readonly personId?: string | null;
  readonly kinds?: readonly HandedKind[] | null;
  readonly states?: readonly FreeState[] | null;
}

export interface QueuedFreeRow {
  readonly game: SeenFreeGame;
  readonly concerned: boolean;
}

@Injectable()
export class FreeGamesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Those of the games that the caller may see. */
  findByIds(ids: readonly string[], caller: Caller): Promise<SeenFreeGame[]> {
    return this.select(caller, Prisma.sql`g."id" = ANY (${[...ids]}::uuid[])`, Prisma.empty);
  }

  /** Those that the caller may see, the latest first. */
  list(slice: Slice, filter: FreeGameFilter, caller: Caller): Promise<SeenFreeGame[]> {
    return this.select(caller, conditions(filter), byDate(slice));
  }

  async count(filter: FreeGameFilter, caller: Caller): Promise<number> {
    const [{ count }] = await this.prisma.$queryRaw<Counted>`
      ${counting(Prisma.sql`FROM "free_game" g WHERE ${seenBy(insideFor(caller))} AND ${conditions(filter)}`)}`;
    return count;
  }

  /** What waits for the jury, the longest first. @param personId of the juror who looks */
  async listQueue(slice: Slice, queue: FreeQueue, personId: string): Promise<QueuedFreeRow[]> {
    const rows = await this.prisma.$queryRaw<(FreeGameRow & { concerned: boolean })[]>`
      SELECT ${freeGameColumns}, g."id" IN (${gamesOf(personId)}) AS "concerned" FROM "free_game" g
      WHERE ${isIn(queue)} ${byAge(slice)}`;
    return rows.map(({ concerned, ...row }) => ({ game: { ...row, inside: true }, concerned }));
  }

  async countQueue(queue: FreeQueue): Promise<number> {
    const [{ count }] = await this.prisma.$queryRaw<Counted>`
      ${counting(Prisma.sql`FROM "free_game" g WHERE ${isIn(queue)}`)}`;
    return count;
  }

  async revisionsOf(gameIds: readonly string[]): Promise<FreeRevisionRow[]> {
    const rows = await this.prisma.freeGameRevision.findMany({
      where: { gameId: { in: [...gameIds] } },
      orderBy: { number: 'asc' },
    });
    return rows as unknown as FreeRevisionRow[];
  }

  async movesOf(gameIds: readonly string[]): Promise<FreeMoveRow[]> {
    const rows = await this.prisma.freeGameMove.findMany({
      where: { gameId: { in: [...gameIds] } },
      orderBy: { number: 'asc' },
    });
    return rows as unknown as FreeMoveRow[];
  }

  private select(caller: Caller, where: Prisma.Sql, page: Prisma.Sql): Promise<SeenFreeGame[]> {
    const inside = insideFor(caller);
    return this.prisma.$queryRaw<SeenFreeGame[]>`
      SELECT ${freeGameColumns}, ${inside} AS "inside" FROM "free_game" g
      WHERE ${seenBy(inside)} AND ${where} ${page}`;
  }
}

/** Whether a game `g` is one of the caller's, or the caller is of the jury. */
function insideFor({ account }: Caller): Prisma.Sql {
  if (account === null) return Prisma.sql`false`;
  if (account.jury) return Prisma.sql`true`;
  return Prisma.sql`(g."entered_by" = ${account.id}::uuid OR COALESCE(g."appointed_juror" = ${account.id}::uuid, false)
    OR g."id" IN (${gamesOf(account.personId)}))`;
}

function seenBy(inside: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(g."state" IN ('admitted', 'reopened') OR ${inside})`;
}

function conditions({ seasonYear: season, personId, kinds, states }: FreeGameFilter): Prisma.Sql {
  const all = [
    season == null ? null : Prisma.sql`g."season" = ${season}`,
    personId == null ? null : Prisma.sql`g."id" IN (${gamesOf(personId)})`,
    kinds == null ? null : Prisma.sql`g."kind" = ANY (${[...kinds]}::text[])`,
    states == null ? null : Prisma.sql`g."state" = ANY (${[...states]}::text[])`,
  ].filter((condition) => condition !== null);
  return all.length === 0 ? Prisma.sql`true` : Prisma.join(all, ' AND ');
}

/** The games of a person, and of those who were merged into them: what was handed in keeps their ids. */
function gamesOf(personId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT fp."game_id" FROM "free_game_player" fp JOIN "person" p ON p."id" = fp."person_id"
    WHERE p."id" = ${personId}::uuid OR p."merged_into" = ${personId}::uuid`;
}

function isIn(queue: FreeQueue): Prisma.Sql {
  switch (queue) {
    case 'to-decide':
      return Prisma.sql`g."state" = 'submitted'`;
    case 'reopened':
      return Prisma.sql`g."state" = 'reopened'`;
    case 'objected':
      return Prisma.sql`g."objections" > 0`;
  }
}

/** The latest first: the year is that of the season, which the index begins with. */
function byDate(slice: Slice): Prisma.Sql {
  const order = slice.backwards
    ? Prisma.sql`ORDER BY g."season", g."date", g."id" LIMIT ${rowsOf(slice)}`
    : Prisma.sql`ORDER BY g."season" DESC, g."date" DESC, g."id" DESC LIMIT ${rowsOf(slice)}`;
  const edge = edgeOf(slice, /^\d{4}$/, /^\d{4}-\d\d-\d\d$/, UUID);
  if (edge === null) return order;
  const row = Prisma.sql`(${Number(edge[0])}::int, ${edge[1]}::date, ${edge[2]}::uuid)`;
  return slice.backwards
    ? Prisma.sql`AND (g."season", g."date", g."id") > ${row} ${order}`
    : Prisma.sql`AND (g."season", g."date", g."id") < ${row} ${order}`;
}

function byAge(slice: Slice): Prisma.Sql {
  const order = slice.backwards
    ? Prisma.sql`ORDER BY g."state_since" DESC, g."id" DESC LIMIT ${rowsOf(slice)}`
    : Prisma.sql`ORDER BY g."state_since", g."id" LIMIT ${rowsOf(slice)}`;
  const edge = edgeOf(slice, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, UUID);
  if (edge === null) return order;
  const row = Prisma.sql`(${edge[0]}::timestamptz, ${edge[1]}::uuid)`;
  return slice.backwards
    ? Prisma.sql`AND (g."state_since", g."id") < ${row} ${order}`
    : Prisma.sql`AND (g."state_since", g."id") > ${row} ${order}`;
}

/** What a game is found by in a list by date. */
export function keysOfFreeGame({ season, date, id }: FreeGameRow): readonly string[] {
  return [String(season), date, id];
}

/** The keys of a row in a queue. */
export function keysOfQueued({ game }: QueuedFreeRow): readonly string[] {
  return [game.stateSince.toISOString(), game.id];
}
