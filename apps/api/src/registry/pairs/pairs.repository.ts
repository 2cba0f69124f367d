import { Injectable } from '@nestjs/common';
import { nameKey } from '@tarokk/competition';
import { sql } from 'kysely';
import { toDate, toDay } from '../../platform/database/days.js';
import { ROWS_COUNTED } from '../../platform/database/counting.js';
import { presentPerson } from '../../platform/database/merged.js';
import { lockName } from '../../platform/database/name-lock.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';

export interface PairRow {
  readonly id: string;
  readonly year: number;
  readonly name: string;
  readonly nameKey: string;
}

export interface PairPlayerRow {
  readonly pairId: string;
  /** Who was merged into another is that other. */
  readonly personId: string;
  readonly firstDay: string;
  readonly lastDay: string | null;
}

interface StoredPlayer {
  readonly pairId: string;
  readonly personId: string;
  readonly firstDay: Date;
  readonly lastDay: Date | null;
  readonly person: { readonly mergedInto: string | null };
}

const withName = { side: { select: { name: true } } } as const;
const withPerson = { person: { select: { mergedInto: true } } } as const;

@Injectable()
export class PairsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async findByIds(transaction: Transaction | null, ids: readonly string[]): Promise<PairRow[]> {
    return (
      await (transaction ?? this.prisma).pair.findMany({ where: { id: { in: [...ids] } }, include: withName })
    ).map(pairOf);
  }

  /** By name (D16). */
  async list(database: Database, slice: Slice, year: number): Promise<PairRow[]> {
    const [key = '', id = ''] = slice.edge ?? [];
    const beyond = slice.backwards
      ? { OR: [{ nameKey: { lt: key } }, { nameKey: key, id: { lt: id } }] }
      : { OR: [{ nameKey: { gt: key } }, { nameKey: key, id: { gt: id } }] };
    const direction = slice.backwards ? 'desc' : 'asc';
    const rows = await database.pair.findMany({
      where: { season: year, ...(slice.edge === null ? {} : beyond) },
      include: withName,
      orderBy: [{ nameKey: direction }, { id: direction }],
      take: rowsOf(slice),
    });
    return rows.map(pairOf);
  }

  count(database: Database, year: number): Promise<number> {
    return database.pair.count({ where: { season: year }, take: ROWS_COUNTED });
  }

  /** Who plays and played for these pairs, in no order. */
  async playersOf(pairIds: readonly string[]): Promise<PairPlayerRow[]> {
    const rows = await this.prisma.pairPlayer.findMany({
      where: { pairId: { in: [...pairIds] } },
      include: withPerson,
    });
    return rows.map(playerOf);
  }

  /** The pairs for which these persons, or others who were merged into them, play or played; the latest season first. */
  async ofPersons(personIds: readonly string[]): Promise<PairPlayerRow[]> {
    const ids = { in: [...personIds] };
    const rows = await this.prisma.pairPlayer.findMany({
      where: { person: { OR: [{ id: ids, mergedInto: null }, { mergedInto: ids }] } },
      include: withPerson,
      orderBy: [{ season: 'desc' }, { pairId: 'asc' }],
    });
    return rows.map(playerOf);
  }

  /** Waits for others who enter or rename pairs of the season; what there is of this name, and of these two. */
  async lockNames(
    transaction: Transaction,
    year: number,
    name: string,
    persons: readonly string[] = [],
  ): Promise<{ readonly named: PairRow | null; readonly same: PairRow | null }> {
    await lockName(transaction, `pairs ${year}`);
    const named = await transaction.pair.findFirst({
      where: { season: year, nameKey: keyOf(name) },
      include: withName,
    });
    const [same] = persons.length === 0 ? [] : await this.enteredAs(transaction, year, persons);
    return { named: named && pairOf(named), same: same ?? null };
  }

  /** The pair as which these two were entered, under whatever ids they were known then. */
  private async enteredAs(transaction: Transaction, year: number, persons: readonly string[]): Promise<PairRow[]> {
    const ids = { in: await this.idsOf(transaction, persons) };
    const rows = await transaction.pair.findMany({
      where: { season: year, firstId: ids, secondId: ids },
      include: withName,
    });
    return rows.map(pairOf);
  }

  /** These persons' ids, and those of the entries that were merged into them. */
  private async idsOf(transaction: Transaction, persons: readonly string[]): Promise<string[]> {
    const ids = { in: [...persons] };
    const rows = await transaction.person.findMany({
      where: { OR: [{ id: ids }, { mergedInto: ids }] },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  /** @param day the first on which the two are a pair */
  async create(
    transaction: Transaction,
    { year, name, persons, day }: { year: number; name: string; persons: readonly [string, string]; day: string },
  ): Promise<string> {
    const [firstId, secondId] = persons;
    const { id } = await transaction.side.create({
      data: { season: year, kind: 'pair', name, pair: { create: { nameKey: keyOf(name), firstId, secondId } } },
    });
    await transaction.pairPlayer.createMany({
      data: persons.map((personId) => ({ pairId: id, personId, season: year, firstDay: toDate(day) })),
    });
    return id;
  }

  async rename(transaction: Transaction, id: string, name: string): Promise<void> {
    await transaction.side.update({ where: { id }, data: { name, pair: { update: { nameKey: keyOf(name) } } } });
  }

  /** Whether its name is on sheets or in a draw. */
  async isInUse(transaction: Transaction, id: string): Promise<boolean> {
    const match = await transaction.match.findFirst({
      where: { OR: [{ sideA: id }, { sideB: id }], state: { not: 'withdrawn' } },
      select: { id: true },
    });
    if (match !== null) return true;
    return (await transaction.cupEntry.count({ where: { pairId: id, cup: { drawnAt: { not: null } } } })) > 0;
  }

  /** Whether a person plays for a pair now, or will. */
  async isPlayer(transaction: Transaction, id: string, personId: string, today: string): Promise<boolean> {
    const found = await transaction.$kysely
      .selectFrom('sideMember')
      .select('sideId')
      .where('sideId', '=', id)
      .where('personId', '=', personId)
      .where((eb) => eb.or([eb('lastDay', 'is', null), eb('lastDay', '>=', toDate(today))]))
      .executeTakeFirst();
    return found !== undefined;
  }

  /** The two who were entered as this pair; who was merged into another is that other. */
  async enteredPlayers(transaction: Transaction, id: string): Promise<readonly [string, string]> {
    const select = { id: true, mergedInto: true } as const;
    const { first, second } = await transaction.pair.findUniqueOrThrow({
      where: { id },
      select: { first: { select }, second: { select } },
    });
    return [first.mergedInto ?? first.id, second.mergedInto ?? second.id];
  }

  /** One player takes the place of another from a day on; who was of the pair before comes back. */
  async change(
    transaction: Transaction,
    { pair, leaves, comes, from }: { pair: PairRow; leaves: string; comes: string; from: string },
  ): Promise<void> {
    await transaction.$kysely
      .updateTable('pairPlayer as pp')
      .from('person as p')
      .set({ lastDay: sql<Date>`GREATEST(${from}::date - 1, pp.first_day - 1)` })
      .whereRef('p.id', '=', 'pp.personId')
      .where('pp.pairId', '=', pair.id)
      .where(presentPerson('p'), '=', leaves)
      .execute();
    const firstDay = toDate(from);
    await transaction.pairPlayer.upsert({
      where: { pairId_personId: { pairId: pair.id, personId: comes } },
      create: { pairId: pair.id, personId: comes, season: pair.year, firstDay },
      update: { firstDay, lastDay: null },
    });
  }
}

/** Names that differ in case alone are one. */
function keyOf(name: string): string {
  return nameKey(name, name.toLowerCase());
}

function pairOf(row: {
  readonly id: string;
  readonly season: number;
  readonly nameKey: string;
  readonly side: { readonly name: string };
}): PairRow {
  return { id: row.id, year: row.season, name: row.side.name, nameKey: row.nameKey };
}

function playerOf({ pairId, personId, firstDay, lastDay, person }: StoredPlayer): PairPlayerRow {
  return {
    pairId,
    personId: person.mergedInto ?? personId,
    firstDay: toDay(firstDay),
    lastDay: lastDay === null ? null : toDay(lastDay),
  };
}
