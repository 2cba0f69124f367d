import { Injectable } from '@nestjs/common';
import { toDay } from '../../platform/database/days.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import type { MovedRows } from './merged-rows.repository.js';

/** One of two entries, with what decides whether they can be put together. */
export interface PersonEntry {
  readonly id: string;
  readonly merged: boolean;
  readonly erased: boolean;
  readonly pseudonymous: boolean;
  /** Null without an account. */
  readonly accountId: string | null;
  readonly accountInUse: boolean;
}

export interface MergeRow {
  readonly id: string;
  readonly fromId: string;
  readonly intoId: string;
  readonly madeOn: string;
  readonly undoneOn: string | null;
}

@Injectable()
export class MergingRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Nobody else changes these persons until the end of the transaction. */
  async lock(transaction: Transaction, ids: readonly string[]): Promise<void> {
    await transaction.$executeRaw`
      SELECT 1 FROM "person" WHERE "id" = ANY (${[...ids]}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`;
  }

  entries(transaction: Transaction | null, ids: readonly string[]): Promise<PersonEntry[]> {
    return (transaction ?? this.prisma).$queryRaw<PersonEntry[]>`
      SELECT p."id", p."merged_into" IS NOT NULL AS "merged", p."erased_at" IS NOT NULL AS "erased", p."pseudonymous",
             a."id" AS "accountId", a."id" IS NOT NULL AND a."disabled_at" IS NULL AS "accountInUse"
      FROM "person" p LEFT JOIN "account" a ON a."person_id" = p."id"
      WHERE p."id" = ANY (${[...ids]}::uuid[])`;
  }

  /** A person's ids: their own and those of the entries that were merged into theirs. */
  async idsOf(transaction: Transaction | null, id: string): Promise<string[]> {
    const rows = await (transaction ?? this.prisma).person.findMany({
      where: { OR: [{ id }, { mergedInto: id }] },
      select: { id: true },
    });
    return rows.map((row) => row.id);
  }

  /** A match at whose table both sat; null without one. */
  async sharedTable(
    transaction: Transaction | null,
    a: readonly string[],
    b: readonly string[],
  ): Promise<{ readonly a: string; readonly b: string; readonly date: string } | null> {
    const match = await (transaction ?? this.prisma).match.findFirst({
      where: {
        state: { not: 'withdrawn' },
        AND: [{ players: { some: { personId: { in: [...a] } } } }, { players: { some: { personId: { in: [...b] } } } }],
      },
      select: { date: true, a: { select: { name: true } }, b: { select: { name: true } } },
      orderBy: { date: 'asc' },
    });
    return match === null ? null : { a: match.a.name, b: match.b.name, date: toDay(match.date) };
  }

  /** The day of a free game in which both played; null without one. */
  async sharedGame(
    transaction: Transaction | null,
    a: readonly string[],
    b: readonly string[],
  ): Promise<string | null> {
    const game = await (transaction ?? this.prisma).freeGame.findFirst({
      where: {
        state: { not: 'withdrawn' },
        AND: [{ players: { some: { personId: { in: [...a] } } } }, { players: { some: { personId: { in: [...b] } } } }],
      },
      select: { date: true },
      orderBy: { date: 'asc' },
    });
    return game === null ? null : toDay(game.date);
  }

  /** Free games in which one of these played, save withdrawn ones. */
  freeGamesOf(transaction: Transaction | null, persons: readonly string[]): Promise<number> {
    return (transaction ?? this.prisma).freeGame.count({
      where: { state: { not: 'withdrawn' }, players: { some: { personId: { in: [...persons] } } } },
    });
  }

  /** Seasons in which both were in teams, and not in the same. */
  twoTeams(
    transaction: Transaction | null,
    from: string,
    into: string,
  ): Promise<{ readonly year: number; readonly from: string; readonly into: string }[]> {
    return (transaction ?? this.prisma).$queryRaw`
      SELECT f."season" AS "year", sf."name" AS "from", si."name" AS "into"
      FROM "membership" f
      JOIN "membership" i ON i."season" = f."season" AND i."person_id" = ${into}::uuid AND i."team_id" <> f."team_id"
      JOIN "side" sf ON sf."id" = f."team_id" JOIN "side" si ON si."id" = i."team_id"
      WHERE f."person_id" = ${from}::uuid ORDER BY f."season"`;
  }

  /** Pairs that both are, and pairs of which each is one with the same partner: the two would not be a pair, or one pair twice. */
  pairsInTheWay(
    transaction: Transaction | null,
    from: readonly string[],
    into: readonly string[],
  ): Promise<{ readonly year: number; readonly from: string; readonly into: string }[]> {
    return (transaction ?? this.prisma).$queryRaw`
      SELECT f."season" AS "year", sf."name" AS "from", si."name" AS "into"
      FROM "pair_player" f
      JOIN "pair_player" i ON i."season" = f."season" AND i."person_id" = ANY (${[...into]}::uuid[])
      JOIN "side" sf ON sf."id" = f."pair_id" JOIN "side" si ON si."id" = i."pair_id"
      WHERE f."person_id" = ANY (${[...from]}::uuid[]) AND (f."pair_id" = i."pair_id" OR EXISTS (
        SELECT FROM "side_member" a JOIN "side_member" b ON b."person_id" = a."person_id"
        WHERE a."side_id" = f."pair_id" AND b."side_id" = i."pair_id"
          AND a."person_id" <> ALL (${[...from, ...into]}::uuid[])))
      ORDER BY f."season"`;
  }

  /** Cups in which the two are, or were before the jury changed a player, of different pairs. */
  cupsInTheWay(
    transaction: Transaction | null,
    from: readonly string[],
    into: readonly string[],
  ): Promise<{ readonly year: number; readonly from: string; readonly into: string }[]> {
    return (transaction ?? this.prisma).$queryRaw`
      WITH player AS (
        SELECT "season", "person_id", "pair_id" FROM "cup_player" WHERE "person_id" = ANY (${[...from, ...into]}::uuid[])
        UNION
        SELECT a."season", c."person_id", a."pair_id" FROM "cup_act" a
        CROSS JOIN LATERAL (VALUES (a."leaves_id"), (a."comes_id")) AS c("person_id")
        WHERE a."kind" = 'player-change' AND c."person_id" = ANY (${[...from, ...into]}::uuid[]))
      SELECT DISTINCT f."season" AS "year", sf."name" AS "from", si."name" AS "into"
      FROM player f JOIN player i ON i."season" = f."season" AND i."pair_id" <> f."pair_id"
      JOIN "side" sf ON sf."id" = f."pair_id" JOIN "side" si ON si."id" = i."pair_id"
      WHERE f."person_id" = ANY (${[...from]}::uuid[]) AND i."person_id" = ANY (${[...into]}::uuid[])
      ORDER BY 1, 2, 3`;
  }

  /** Grand Prix in which each of the two is entered, with another pair. */
  eventsInTheWay(
    transaction: Transaction | null,
    from: readonly string[],
    into: readonly string[],
  ): Promise<{ readonly event: string; readonly from: string; readonly into: string }[]> {
    return (transaction ?? this.prisma).$queryRaw`
      SELECT g."name" AS "event", sf."name" AS "from", si."name" AS "into"
      FROM "grand_prix_player" f
      JOIN "grand_prix_player" i ON i."grand_prix_id" = f."grand_prix_id" AND i."person_id" = ANY (${[...into]}::uuid[])
      JOIN "grand_prix" g ON g."id" = f."grand_prix_id"
      JOIN "side" sf ON sf."id" = f."pair_id" JOIN "side" si ON si."id" = i."pair_id"
      WHERE f."person_id" = ANY (${[...from]}::uuid[]) AND f."pair_id" <> i."pair_id" AND g."cancelled_at" IS NULL
      ORDER BY g."date", g."id"`;
  }

  /** Matches in which one of these sat, save withdrawn ones, in the order of their ids. */
  async matchesOf(transaction: Transaction | null, persons: readonly string[]): Promise<string[]> {
    const rows = await (transaction ?? this.prisma).match.findMany({
      where: { state: { not: 'withdrawn' }, players: { some: { personId: { in: [...persons] } } } },
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ id }) => id);
  }

  /** Closed seasons in which one of these was in a team or pair or sat at a table: nothing of them may change (D25). */
  async closedSeasonsOf(transaction: Transaction | null, persons: readonly string[]): Promise<number[]> {
    const rows = await (transaction ?? this.prisma).$queryRaw<{ year: number }[]>`
      SELECT s."year" FROM "season" s
      WHERE s."closed_at" IS NOT NULL AND (
        EXISTS (SELECT FROM "membership" m WHERE m."season" = s."year" AND m."person_id" = ANY (${[...persons]}::uuid[]))
        OR EXISTS (SELECT FROM "pair_player" m WHERE m."season" = s."year" AND m."person_id" = ANY (${[...persons]}::uuid[]))
        OR s."year" IN (
          SELECT m."season" FROM "match_player" p JOIN "match" m ON m."id" = p."match_id"
          WHERE p."person_id" = ANY (${[...persons]}::uuid[]) AND m."state" <> 'withdrawn')
        OR s."year" IN (
          SELECT g."season" FROM "free_game_player" p JOIN "free_game" g ON g."id" = p."game_id"
          WHERE p."person_id" = ANY (${[...persons]}::uuid[]) AND g."state" <> 'withdrawn'))
      ORDER BY s."year"`;
    return rows.map(({ year }) => year);
  }

  async trophiesOf(persons: readonly string[]): Promise<number> {
    const { _sum } = await this.prisma.trophy.aggregate({
      where: { announcerId: { in: [...persons] } },
      _sum: { count: true },
    });
    return _sum.count ?? 0;
  }

  teamsOf(personId: string): Promise<number> {
    return this.prisma.membership.count({ where: { personId } });
  }

  async save(
    transaction: Transaction,
    merge: { readonly fromId: string; readonly intoId: string; readonly madeBy: string; readonly moved: MovedRows },
  ): Promise<string> {
    const { id } = await transaction.personMerge.create({
      data: { ...merge, moved: merge.moved as unknown as Prisma.InputJsonObject },
    });
    return id;
  }

  /** A merge that was not undone, with what it moved. */
  async find(
    transaction: Transaction,
    id: string,
  ): Promise<{ readonly fromId: string; readonly intoId: string; readonly moved: MovedRows } | null> {
    const found = await transaction.personMerge.findUnique({ where: { id, undoneAt: null } });
    return found === null ? null : { ...found, moved: found.moved as unknown as MovedRows };
  }

  async setUndone(transaction: Transaction, id: string, undoneBy: string): Promise<void> {
    await transaction.personMerge.update({ where: { id }, data: { undoneAt: new Date(), undoneBy } });
  }

  async findByIds(ids: readonly string[]): Promise<MergeRow[]> {
    return (await this.prisma.personMerge.findMany({ where: { id: { in: [...ids] } } })).map(mergeOf);
  }

  /** The merges into these persons, the latest first. */
  async into(ids: readonly string[]): Promise<MergeRow[]> {
    const rows = await this.prisma.personMerge.findMany({
      where: { intoId: { in: [...ids] } },
      orderBy: { madeAt: 'desc' },
    });
    return rows.map(mergeOf);
  }
}

function mergeOf(row: {
  readonly id: string;
  readonly fromId: string;
  readonly intoId: string;
  readonly madeAt: Date;
  readonly undoneAt: Date | null;
}): MergeRow {
  const { id, fromId, intoId, madeAt, undoneAt } = row;
  return { id, fromId, intoId, madeOn: toDay(madeAt), undoneOn: undoneAt === null ? null : toDay(undoneAt) };
}
