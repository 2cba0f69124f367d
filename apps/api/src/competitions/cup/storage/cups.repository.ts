import { Injectable } from '@nestjs/common';
import { toDate } from '../../../platform/database/days.js';
import { lockName } from '../../../platform/database/name-lock.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { KeptCupAct } from '@tarokk/competition';

/** An act as it is stored; columns that do not belong to its kind are left out. */
export type NewAct = Pick<KeptCupAct, 'id' | 'kind'> &
  Partial<Omit<KeptCupAct, 'id' | 'kind' | 'number' | 'accountId'>>;

export interface AnnouncedCup {
  readonly year: number;
  readonly entriesUntil: string;
  readonly entriesUntilReason: string | null;
  readonly event: string | null;
  readonly eventNamedOn: string | null;
  readonly recorded: boolean;
}

/** Writes what cups follow from. */
@Injectable()
export class CupsRepository {
  /** Until the end of the transaction nobody else enters, draws or decides anything in it, and none of its matches is approved. */
  async lock(transaction: Transaction, year: number): Promise<void> {
    await lockName(transaction, `cup ${year}`);
    await transaction.$kysely.selectFrom('cup').where('season', '=', year).forUpdate().execute();
  }

  /** Makes the cup of a season, or changes one whose entries are open. */
  async announce(transaction: Transaction, cup: AnnouncedCup): Promise<void> {
    const { year: season, entriesUntil, entriesUntilReason, event, eventNamedOn, recorded } = cup;
    const columns = {
      entriesUntil: toDate(entriesUntil),
      entriesUntilReason,
      event,
      eventNamedOn: eventNamedOn === null ? null : toDate(eventNamedOn),
      recorded,
    };
    await transaction.cup.upsert({ where: { season }, create: { season, ...columns }, update: columns });
  }

  async enter(
    transaction: Transaction,
    { year, pairId, players, by }: { year: number; pairId: string; players: readonly string[]; by: string },
  ): Promise<void> {
    const last = await transaction.cupEntry.aggregate({ where: { season: year }, _max: { place: true } });
    await transaction.cupEntry.create({
      data: { season: year, pairId, place: (last._max.place ?? 0) + 1, enteredBy: by },
    });
    await transaction.cupPlayer.createMany({ data: players.map((personId) => ({ season: year, personId, pairId })) });
  }

  /** Removes an entry before the draw, as if it had never been made. */
  async removeEntry(transaction: Transaction, year: number, pairId: string): Promise<void> {
    await transaction.cupEntry.delete({ where: { season_pairId: { season: year, pairId } } });
  }

  async draw(
    transaction: Transaction,
    { year, seed, on, by }: { year: number; seed: string; on: string; by: string },
  ): Promise<void> {
    await transaction.cup.update({
      where: { season: year },
      data: { seed, drawnOn: toDate(on), drawnAt: new Date(), drawnBy: by },
    });
  }

  /** Appends acts in this order, behind all earlier ones. */
  async append(transaction: Transaction, year: number, acts: readonly NewAct[], accountId: string): Promise<void> {
    const last = await transaction.cupAct.aggregate({ where: { season: year }, _max: { number: true } });
    await transaction.cupAct.createMany({
      data: acts.map(({ day, madeOn, byJury = false, what, ...act }, index) => ({
        ...act,
        season: year,
        number: (last._max.number ?? 0) + index + 1,
        day: day == null ? null : toDate(day),
        what: what == null ? [] : [...what],
        madeOn: toDate(madeOn!),
        byJury,
        accountId,
      })),
    });
  }

  /** The other player is of the pair's cup from now on: of no other pair in it (10). */
  async changePlayer(
    transaction: Transaction,
    { year, pairId, leaves, comes }: { year: number; pairId: string; leaves: string; comes: string },
  ): Promise<void> {
    // Under whichever of their ids the player was entered.
    await transaction.cupPlayer.deleteMany({
      where: { season: year, pairId, person: { OR: [{ id: leaves, mergedInto: null }, { mergedInto: leaves }] } },
    });
    await transaction.cupPlayer.create({ data: { season: year, personId: comes, pairId } });
  }
}
