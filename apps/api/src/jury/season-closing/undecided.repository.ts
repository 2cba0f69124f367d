import { Injectable } from '@nestjs/common';
import type { FreeState, State } from '@tarokk/competition';
import { toDay } from '../../platform/database/days.js';
import type { Transaction } from '../../platform/database/transactions.js';

/** A match that has to be approved or withdrawn before its season is closed. */
export interface UndecidedMatch {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly date: string;
  readonly state: State;
}

/** A match that was planned and of which there is no sheet. */
export interface UnplayedPlan {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly date: string;
}

/** A draft that was never handed in: whose it is, and when it was saved last. Its content is for its side alone. */
export interface UnsubmittedDraft {
  readonly id: string;
  /** Null for a draft of the jury. */
  readonly side: string | null;
  readonly day: string;
}

/** A Grand Prix that has to be closed or cancelled. */
export interface OpenEvent {
  readonly id: string;
  readonly name: string;
  readonly date: string;
}

/** A free game that has to be admitted, refused or withdrawn. */
export interface UndecidedGame {
  readonly id: string;
  readonly date: string;
  readonly state: FreeState;
}

/** Reads what awaits a decision in a season, except ties of its cup, which follow from the facts of the cup. */
@Injectable()
export class UndecidedRepository {
  /** By date. */
  async matches(transaction: Transaction, year: number, most: number): Promise<UndecidedMatch[]> {
    const rows = await transaction.match.findMany({
      where: { season: year, state: { notIn: ['approved', 'withdrawn'] satisfies State[] } },
      select: { id: true, date: true, state: true, a: { select: { name: true } }, b: { select: { name: true } } },
      orderBy: [{ date: 'asc' }, { id: 'asc' }],
      take: most,
    });
    return rows.map(({ id, date, state, a, b }) => ({
      id,
      a: a.name,
      b: b.name,
      date: toDay(date),
      state: state as State,
    }));
  }

  /** By date; a sheet that was withdrawn is none. */
  async plansWithoutSheet(transaction: Transaction, year: number, most: number): Promise<UnplayedPlan[]> {
    const rows = await transaction.plannedMatch.findMany({
      where: {
        season: year,
        cancelledAt: null,
        matches: { none: { state: { not: 'withdrawn' satisfies State } } },
      },
      select: { id: true, date: true, a: { select: { name: true } }, b: { select: { name: true } } },
      orderBy: [{ date: 'asc' }, { id: 'asc' }],
      take: most,
    });
    return rows.map(({ id, date, a, b }) => ({ id, a: a.name, b: b.name, date: toDay(date) }));
  }

  /** Of sides and planned matches of the season, the longest untouched first. */
  async drafts(transaction: Transaction, year: number, most: number): Promise<UnsubmittedDraft[]> {
    const rows = await transaction.draft.findMany({
      where: { OR: [{ side: { season: year } }, { sideId: null, plannedMatch: { season: year } }] },
      select: { id: true, updatedAt: true, side: { select: { name: true } } },
      orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
      take: most,
    });
    return rows.map(({ id, updatedAt, side }) => ({ id, side: side?.name ?? null, day: toDay(updatedAt) }));
  }

  /** By date. */
  async events(transaction: Transaction, year: number): Promise<OpenEvent[]> {
    const rows = await transaction.grandPrix.findMany({
      where: { season: year, closedAt: null, cancelledAt: null },
      select: { id: true, name: true, date: true },
      orderBy: [{ date: 'asc' }, { id: 'asc' }],
    });
    return rows.map(({ id, name, date }) => ({ id, name, date: toDay(date) }));
  }

  /** By date. */
  async freeGames(transaction: Transaction, year: number, most: number): Promise<UndecidedGame[]> {
    const rows = await transaction.freeGame.findMany({
      where: { season: year, state: { in: ['submitted', 'reopened'] satisfies FreeState[] } },
      select: { id: true, date: true, state: true },
      orderBy: [{ date: 'asc' }, { id: 'asc' }],
      take: most,
    });
    return rows.map(({ id, date, state }) => ({ id, date: toDay(date), state: state as FreeState }));
  }
}
