import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDay } from '../../platform/database/days.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { anyOf } from '../../platform/database/rows.js';
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
    await transaction.$kysely
      .selectFrom('person')
      .select('id')
      .where('id', '=', anyOf(ids))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  }

  entries(transaction: Transaction | null, ids: readonly string[]): Promise<PersonEntry[]> {
    return (transaction ?? this.prisma).$kysely
      .selectFrom('person as p')
      .leftJoin('account as a', 'a.personId', 'p.id')
      .select(['p.id', 'p.pseudonymous', 'a.id as accountId'])
      .select([
        sql<boolean>`p.merged_into IS NOT NULL`.as('merged'),
        sql<boolean>`p.erased_at IS NOT NULL`.as('erased'),
        sql<boolean>`a.id IS NOT NULL AND a.disabled_at IS NULL`.as('accountInUse'),
      ])
      .where('p.id', '=', anyOf(ids))
      .execute();
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
    return (transaction ?? this.prisma).$kysely
      .selectFrom('membership as f')
      .innerJoin('membership as i', (join) =>
        join.onRef('i.season', '=', 'f.season').onRef('i.teamId', '<>', 'f.teamId').on('i.personId', '=', into),
      )
      .innerJoin('side as sf', 'sf.id', 'f.teamId')
      .innerJoin('side as si', 'si.id', 'i.teamId')
      .select(['f.season as year', 'sf.name as from', 'si.name as into'])
      .where('f.personId', '=', from)
      .orderBy('f.season')
      .execute();
  }

  /** Pairs that both are, and pairs of which each is one with the same partner: the two would not be a pair, or one pair twice. */
  pairsInTheWay(
    transaction: Transaction | null,
    from: readonly string[],
    into: readonly string[],
  ): Promise<{ readonly year: number; readonly from: string; readonly into: string }[]> {
    return (transaction ?? this.prisma).$kysely
      .selectFrom('pairPlayer as f')
      .innerJoin('pairPlayer as i', (join) =>
        join.onRef('i.season', '=', 'f.season').on('i.personId', '=', anyOf(into)),
      )
      .innerJoin('side as sf', 'sf.id', 'f.pairId')
      .innerJoin('side as si', 'si.id', 'i.pairId')
      .select(['f.season as year', 'sf.name as from', 'si.name as into'])
      .where('f.personId', '=', anyOf(from))
      .where((eb) =>
        eb.or([
          eb('f.pairId', '=', eb.ref('i.pairId')),
          eb.exists(
            eb
              .selectFrom('sideMember as a')
              .innerJoin('sideMember as b', 'b.personId', 'a.personId')
              .select('a.personId')
              .whereRef('a.sideId', '=', 'f.pairId')
              .whereRef('b.sideId', '=', 'i.pairId')
              .where((of) => of.not(of('a.personId', '=', anyOf([...from, ...into])))),
          ),
        ]),
      )
      .orderBy('f.season')
      .execute();
  }

  /** Cups in which the two are, or were before the jury changed a player, of different pairs. */
  cupsInTheWay(
    transaction: Transaction | null,
    from: readonly string[],
    into: readonly string[],
  ): Promise<{ readonly year: number; readonly from: string; readonly into: string }[]> {
    const persons = [...from, ...into];
    return (transaction ?? this.prisma).$kysely
      .with('player', (kysely) =>
        kysely
          .selectFrom('cupPlayer')
          .select(['season', 'personId', 'pairId'])
          .where('personId', '=', anyOf(persons))
          .union(
            kysely
              .selectFrom('cupAct')
              .select(['season', sql<string>`leaves_id`.as('personId'), sql<string>`pair_id`.as('pairId')])
              .where('kind', '=', 'player-change')
              .where('leavesId', '=', anyOf(persons)),
          )
          .union(
            kysely
              .selectFrom('cupAct')
              .select(['season', sql<string>`comes_id`.as('personId'), sql<string>`pair_id`.as('pairId')])
              .where('kind', '=', 'player-change')
              .where('comesId', '=', anyOf(persons)),
          ),
      )
      .selectFrom('player as f')
      .innerJoin('player as i', (join) => join.onRef('i.season', '=', 'f.season').onRef('i.pairId', '<>', 'f.pairId'))
      .innerJoin('side as sf', 'sf.id', 'f.pairId')
      .innerJoin('side as si', 'si.id', 'i.pairId')
      .distinct()
      .select(['f.season as year', 'sf.name as from', 'si.name as into'])
      .where('f.personId', '=', anyOf(from))
      .where('i.personId', '=', anyOf(into))
      .orderBy('year')
      .orderBy('from')
      .orderBy('into')
      .execute();
  }

  /** Grand Prix in which each of the two is entered, with another pair. */
  eventsInTheWay(
    transaction: Transaction | null,
    from: readonly string[],
    into: readonly string[],
  ): Promise<{ readonly event: string; readonly from: string; readonly into: string }[]> {
    return (transaction ?? this.prisma).$kysely
      .selectFrom('grandPrixPlayer as f')
      .innerJoin('grandPrixPlayer as i', (join) =>
        join
          .onRef('i.grandPrixId', '=', 'f.grandPrixId')
          .onRef('i.pairId', '<>', 'f.pairId')
          .on('i.personId', '=', anyOf(into)),
      )
      .innerJoin('grandPrix as g', 'g.id', 'f.grandPrixId')
      .innerJoin('side as sf', 'sf.id', 'f.pairId')
      .innerJoin('side as si', 'si.id', 'i.pairId')
      .select(['g.name as event', 'sf.name as from', 'si.name as into'])
      .where('f.personId', '=', anyOf(from))
      .where('g.cancelledAt', 'is', null)
      .orderBy('g.date')
      .orderBy('g.id')
      .execute();
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
    const isTheirs = { personId: { in: [...persons] } };
    const isPlayed = { state: { not: 'withdrawn' }, players: { some: isTheirs } };
    const rows = await (transaction ?? this.prisma).season.findMany({
      where: {
        closedAt: { not: null },
        OR: [
          { sides: { some: { team: { members: { some: isTheirs } } } } },
          { sides: { some: { pair: { players: { some: isTheirs } } } } },
          { matches: { some: isPlayed } },
          { freeGames: { some: isPlayed } },
        ],
      },
      select: { year: true },
      orderBy: { year: 'asc' },
    });
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
