import { Injectable } from '@nestjs/common';
import { nameKey, type CountsElsewhere, type Pairing } from '@tarokk/competition';
import { toDate } from '../../../platform/database/days.js';
import { lockName } from '../../../platform/database/name-lock.js';
import { anyOf, broughtRows, upsertRows } from '../../../platform/database/rows.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Prisma } from '../../../platform/database/generated/client.js';

export interface NewEvent {
  readonly year: number;
  readonly name: string;
  readonly date: string;
  readonly venue: { readonly name: string; readonly public: boolean };
}

export interface NewPairing extends Pairing {
  readonly plannedMatchId: string;
}

/** Writes what a Grand Prix follows from. */
@Injectable()
export class EventWritesRepository {
  /** Until the end of the transaction nobody else enters, draws or decides anything in it. */
  async lock(transaction: Transaction, id: string): Promise<void> {
    await transaction.$kysely.selectFrom('grandPrix').where('id', '=', id).forUpdate().execute();
  }

  /** Waits for others who announce or rename one of the season. @returns the id of the one that has this name */
  async named(transaction: Transaction, year: number, name: string): Promise<string | null> {
    await lockName(transaction, `grand prix ${year}`);
    const found = await transaction.grandPrix.findFirst({
      where: { season: year, nameKey: keyOf(name), cancelledAt: null },
      select: { id: true },
    });
    return found?.id ?? null;
  }

  async create(transaction: Transaction, event: NewEvent, accountId: string): Promise<string> {
    const { id } = await transaction.grandPrix.create({
      data: { season: event.year, announcedBy: accountId, ...columnsOf(event) },
      select: { id: true },
    });
    return id;
  }

  async update(transaction: Transaction, id: string, event: NewEvent): Promise<void> {
    await transaction.grandPrix.update({ where: { id }, data: { ...columnsOf(event), version: { increment: 1 } } });
  }

  async close(transaction: Transaction, id: string, closed: boolean): Promise<void> {
    const closedAt = closed ? new Date() : null;
    await transaction.grandPrix.update({ where: { id }, data: { closedAt, version: { increment: 1 } } });
  }

  async cancel(transaction: Transaction, id: string): Promise<void> {
    await transaction.grandPrix.update({
      where: { id },
      data: { cancelledAt: new Date(), version: { increment: 1 } },
    });
  }

  async enter(
    transaction: Transaction,
    {
      id,
      year,
      pairId,
      players,
      by,
    }: { id: string; year: number; pairId: string; players: readonly string[]; by: string },
  ): Promise<void> {
    const last = await transaction.grandPrixEntry.aggregate({ where: { grandPrixId: id }, _max: { place: true } });
    await transaction.grandPrixEntry.create({
      data: { grandPrixId: id, pairId, season: year, place: (last._max.place ?? 0) + 1, enteredBy: by },
    });
    await transaction.grandPrixPlayer.createMany({
      data: players.map((personId) => ({ grandPrixId: id, personId, pairId, season: year })),
    });
  }

  async removeEntry(transaction: Transaction, id: string, pairId: string): Promise<void> {
    await transaction.grandPrixEntry.delete({ where: { grandPrixId_pairId: { grandPrixId: id, pairId } } });
  }

  /** @param pairs in the order drawn */
  async draw(transaction: Transaction, id: string, seed: string, pairs: readonly string[]): Promise<void> {
    await transaction.grandPrix.update({ where: { id }, data: { seed, version: { increment: 1 } } });
    const drawn = pairs.map((pairId, index) => ({ pairId, number: index + 1 }));
    await transaction.$kysely
      .updateTable('grandPrixEntry as e')
      .from(broughtRows('drawn', drawn, { pairId: 'uuid', number: 'integer' }))
      .set((eb) => ({ drawn: eb.ref('drawn.number') }))
      .where('e.grandPrixId', '=', id)
      .whereRef('e.pairId', '=', 'drawn.pairId')
      .execute();
  }

  /** The whole schedule anew; a pairing whose planned match stays keeps its id and its proposals. */
  async schedule(transaction: Transaction, id: string, pairings: readonly NewPairing[]): Promise<void> {
    const { season } = await transaction.grandPrix.findUniqueOrThrow({ where: { id }, select: { season: true } });
    const places = new Map<number, number>();
    const rows = pairings.map(({ slot, sides: [sideA, sideB], countsOnlyFor, plannedMatchId }) => {
      const place = (places.get(slot) ?? 0) + 1;
      places.set(slot, place);
      return { grandPrixId: id, season, slot, place, sideA, sideB, countsOnlyFor, plannedMatchId };
    });
    const plans = rows.map(({ plannedMatchId }) => plannedMatchId);
    await transaction.grandPrixPairing.deleteMany({ where: { grandPrixId: id, plannedMatchId: { notIn: plans } } });
    // Places are unique at every moment, so those that stay make room first.
    const staying = transaction.$kysely
      .selectFrom('grandPrixPairing')
      .select([
        'id',
        (eb) =>
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.orderBy('id'))
            .as('number'),
      ])
      .where('grandPrixId', '=', id);
    await transaction.$kysely
      .updateTable('grandPrixPairing as p')
      .from(staying.as('n'))
      .set((eb) => ({ slot: 99, place: eb.ref('n.number') }))
      .whereRef('n.id', '=', 'p.id')
      .execute();
    if (rows.length > 0) await upsertRows(transaction, 'grandPrixPairing', rows, 'plannedMatchId').execute();
    await transaction.grandPrix.update({ where: { id }, data: { version: { increment: 1 } } });
  }

  async saveProposal(
    transaction: Transaction,
    proposal: { pairingId: string; pairId: string; for: CountsElsewhere; teamId: string | null; by: string },
  ): Promise<void> {
    const { pairingId, pairId, teamId, by } = proposal;
    const { season } = await transaction.grandPrixPairing.findUniqueOrThrow({
      where: { id: pairingId },
      select: { season: true },
    });
    const columns = { countsFor: proposal.for, teamId, accountId: by };
    await transaction.$kysely
      .insertInto('grandPrixWish')
      .values({ pairingId, season, pairId, ...columns })
      // Not the start of the transaction: two that waited for one another may have begun at once, and the log has both.
      .onConflict((conflict) =>
        conflict
          .columns(['pairingId', 'pairId'])
          .doUpdateSet((eb) => ({ ...columns, recordedAt: eb.fn<Date>('clock_timestamp') })),
      )
      .execute();
  }

  /** Of these planned matches those of which a sheet was handed in, or a game written down in a draft. */
  async begun(transaction: Transaction, plannedMatchIds: readonly string[]): Promise<ReadonlySet<string>> {
    const [matches, drafts] = await Promise.all([
      transaction.match.findMany({
        where: { plannedMatchId: { in: [...plannedMatchIds] }, state: { not: 'withdrawn' } },
        select: { plannedMatchId: true },
      }),
      transaction.draft.findMany({
        where: { plannedMatchId: { in: [...plannedMatchIds] } },
        select: { plannedMatchId: true, sheet: true },
      }),
    ]);
    return new Set([...matches, ...drafts.filter(({ sheet }) => hasGames(sheet))].map((each) => each.plannedMatchId!));
  }

  /** Teams of which both persons are members on a day, the confirmed ones. */
  async teamsOf(transaction: Transaction, persons: readonly string[], day: string): Promise<readonly string[]> {
    const date = toDate(day);
    const rows = await transaction.$kysely
      .selectFrom('team as t')
      .innerJoin('membership as ms', 'ms.teamId', 't.id')
      .select('t.id')
      .where('t.confirmedAt', 'is not', null)
      .where('ms.personId', '=', anyOf(persons))
      .where('ms.firstDay', '<=', date)
      .where((eb) => eb.or([eb('ms.lastDay', 'is', null), eb('ms.lastDay', '>=', date)]))
      .groupBy('t.id')
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy('t.id')
      .execute();
    return rows.map(({ id }) => id);
  }
}

/** Whether a draft, which may be anything, has a game written down. */
function hasGames(sheet: unknown): boolean {
  const games = (sheet as { readonly record?: { readonly games?: unknown } | null } | null)?.record?.games;
  return Array.isArray(games) && games.length > 0;
}

function columnsOf({
  name,
  date,
  venue,
}: NewEvent): Pick<Prisma.GrandPrixUncheckedCreateInput, 'name' | 'nameKey' | 'date' | 'venueName' | 'venuePublic'> {
  return { name, nameKey: keyOf(name), date: toDate(date), venueName: venue.name, venuePublic: venue.public };
}

/** Names that differ in case alone are one. */
function keyOf(name: string): string {
  return nameKey(name, name.toLowerCase());
}
