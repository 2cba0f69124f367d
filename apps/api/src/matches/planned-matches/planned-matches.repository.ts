import { Injectable } from '@nestjs/common';
import type { Competition } from '@tarokk/competition';
import type { EventPlans } from '../../competitions/grand-prix/storage/event-plans.js';
import { toDate, toDay } from '../../platform/database/days.js';
import { ROWS_COUNTED } from '../../platform/database/counting.js';
import { lockName } from '../../platform/database/name-lock.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { PlannedMatch as Row, Prisma } from '../../platform/database/generated/client.js';
import { DAY, edgeOf, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import type { PlannedMatch } from './planned-match.types.js';

export interface PlannedMatchFilter {
  readonly season: number | null;
  readonly side: string | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly withCancelled: boolean;
  /** Matches that are nobody's business are listed for these sides only; null for who sees all. */
  readonly readers: readonly string[] | null;
}

export interface NewPlan {
  readonly season: number;
  readonly sides: readonly [string, string];
  readonly date: string;
  readonly order: number;
  readonly venue: { readonly name: string; readonly public: boolean };
  readonly competition: Competition;
}

/** Training and other free games are their players' own business; the rest is the public's calendar. */
const unlisted: Competition = 'free-championship';

@Injectable()
export class PlannedMatchesRepository implements EventPlans {
  constructor(private readonly prisma: PrismaService) {}

  /** By date. */
  async list(slice: Slice, filter: PlannedMatchFilter): Promise<PlannedMatch[]> {
    const direction = slice.backwards ? 'desc' : 'asc';
    const rows = await this.prisma.plannedMatch.findMany({
      where: { AND: [...(await this.wanted(filter)), ...beyondEdge(slice)] },
      orderBy: [{ date: direction }, { id: direction }],
      take: rowsOf(slice),
    });
    return rows.map(fromRow);
  }

  async count(filter: PlannedMatchFilter): Promise<number> {
    return this.prisma.plannedMatch.count({ where: { AND: await this.wanted(filter) }, take: ROWS_COUNTED });
  }

  private async wanted(filter: PlannedMatchFilter): Promise<Prisma.PlannedMatchWhereInput[]> {
    return wanted({ ...filter, season: filter.season ?? (await this.seasonOf(filter.side)) });
  }

  /** A side plays in one season, and need not be looked for in others; null where no side is given, or none is known. */
  private async seasonOf(side: string | null): Promise<number | null> {
    if (side === null) return null;
    const found = await this.prisma.side.findUnique({ where: { id: side }, select: { season: true } });
    return found?.season ?? null;
  }

  async findByIds(ids: readonly string[]): Promise<PlannedMatch[]> {
    return (await this.prisma.plannedMatch.findMany({ where: { id: { in: [...ids] } } })).map(fromRow);
  }

  /** Locks a planned match until the end of the transaction: nobody else changes it, asks about it or decides on it. */
  async lock(transaction: Transaction, id: string): Promise<PlannedMatch | null> {
    await transaction.$kysely.selectFrom('plannedMatch').where('id', '=', id).forUpdate().execute();
    const row = await transaction.plannedMatch.findUnique({ where: { id } });
    return row === null ? null : fromRow(row);
  }

  /**
   * The numbers that these sides have taken on a day (D10): by plans, and by sheets that were handed in. Waits for others who
   * plan a match of these sides, so that the answer stays true until the end of the transaction.
   */
  async ordersOn(
    transaction: Transaction,
    sides: readonly [string, string],
    day: string,
  ): Promise<{ readonly planned: ReadonlyMap<number, string>; readonly played: readonly number[] }> {
    const [a, b] = sides.toSorted() as [string, string];
    await lockName(transaction, `planned match ${a}${b}`);
    const where = {
      date: toDate(day),
      OR: [
        { sideA: a, sideB: b },
        { sideA: b, sideB: a },
      ],
    };
    const planned = await transaction.plannedMatch.findMany({
      where: { ...where, cancelledAt: null },
      select: { id: true, order: true },
    });
    const played = await transaction.match.findMany({
      where: { ...where, state: { not: 'withdrawn' } },
      select: { order: true },
    });
    return {
      planned: new Map(planned.map(({ id, order }) => [order, id])),
      played: played.map(({ order }) => order),
    };
  }

  /** Whether a sheet of it has been handed in, and not been withdrawn. */
  async isHandedIn(transaction: Transaction, id: string): Promise<boolean> {
    return (await transaction.match.count({ where: { plannedMatchId: id, state: { not: 'withdrawn' } } })) > 0;
  }

  async create(transaction: Transaction, plan: NewPlan, accountId: string): Promise<string> {
    const { id } = await transaction.plannedMatch.create({ data: { ...columnsOf(plan), plannedBy: accountId } });
    return id;
  }

  async update(transaction: Transaction, id: string, plan: NewPlan): Promise<void> {
    await transaction.plannedMatch.update({
      where: { id },
      data: { ...columnsOf(plan), version: { increment: 1 } },
    });
  }

  async cancel(transaction: Transaction, id: string): Promise<void> {
    await transaction.plannedMatch.update({
      where: { id },
      data: { cancelledAt: new Date(), version: { increment: 1 } },
    });
  }
}

function wanted(filter: PlannedMatchFilter): Prisma.PlannedMatchWhereInput[] {
  const { season, side, from, until, withCancelled, readers } = filter;
  return [
    ...(season === null ? [] : [{ season }]),
    ...(side === null ? [] : [isOf([side])]),
    ...(from === null ? [] : [{ date: { gte: toDate(from) } }]),
    ...(until === null ? [] : [{ date: { lte: toDate(until) } }]),
    ...(withCancelled ? [] : [{ cancelledAt: null }]),
    ...(readers === null ? [] : [{ OR: [{ competition: { not: unlisted } }, isOf(readers)] }]),
  ];
}

function beyondEdge(slice: Slice): Prisma.PlannedMatchWhereInput[] {
  const [edge, id] = edgeOf(slice, DAY, UUID) ?? [];
  if (edge === undefined || id === undefined) return [];
  const date = toDate(edge);
  return slice.backwards
    ? [{ date: { lte: date }, OR: [{ date: { lt: date } }, { id: { lt: id } }] }]
    : [{ date: { gte: date }, OR: [{ date: { gt: date } }, { id: { gt: id } }] }];
}

function isOf(sides: readonly string[]): Prisma.PlannedMatchWhereInput {
  return { OR: [{ sideA: { in: [...sides] } }, { sideB: { in: [...sides] } }] };
}

function columnsOf({
  season,
  sides,
  date,
  order,
  venue,
  competition,
}: NewPlan): Omit<Prisma.PlannedMatchUncheckedCreateInput, 'plannedBy'> {
  return {
    season,
    sideA: sides[0],
    sideB: sides[1],
    date: toDate(date),
    order,
    venueName: venue.name,
    venuePublic: venue.public,
    competition,
  };
}

function fromRow({ id, season, sideA, sideB, date, order, venueName, venuePublic, ...row }: Row): PlannedMatch {
  return {
    id,
    season,
    sides: [sideA, sideB],
    date: toDay(date),
    order,
    venue: { name: venueName, public: venuePublic },
    competition: row.competition as Competition,
    version: row.version,
    cancelledAt: row.cancelledAt,
  };
}
