import { Injectable } from '@nestjs/common';
import { toDate, toDay } from '../../../platform/database/days.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Cause } from '../events.js';

/** Days that may be near, and that stand in a row; where the ties of a cup stand follows from its facts. */
export type NearDay = Exclude<
  Extract<Cause, { day: string }>['day'],
  'with work for the jury' | 'when a tie of the cup ends' | 'of a medal'
>;

/** Something whose day is near. */
export interface DateAhead {
  readonly id: string;
  /** The day that is meant, `YYYY-MM-DD`. */
  readonly day: string;
  readonly sides: readonly string[];
  /** Of a request. */
  readonly askingSide: string | null;
  /** Of a tie of the cup. */
  readonly playingSide?: string;
  /** Whom it names besides. */
  readonly persons: readonly string[];
  /** Of a cup or a Grand Prix. */
  readonly season?: number;
}

export interface Desk {
  readonly matches: number;
  readonly disputed: number;
  readonly errors: number;
  readonly requests: number;
  readonly games: number;
}

@Injectable()
export class RemindersRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What is meant for a day from today on, so many days away at most. */
  async due(day: NearDay, today: string, daysBefore: number): Promise<DateAhead[]> {
    const first = toDate(today);
    const last = new Date(first);
    last.setUTCDate(last.getUTCDate() + daysBefore);
    const date = { gte: first, lte: last };
    switch (day) {
      case 'of a decision':
        return this.decisions(date);
      case 'of a planned match':
        return this.plannedMatches(date);
      case 'when an open match ends':
        return this.openMatches(date);
      case 'of a Grand Prix':
        return this.grandPrix(date);
      case 'when the entries of a cup close':
        return this.closingCups(date);
    }
  }

  private async decisions(deadline: Days): Promise<DateAhead[]> {
    const rows = await this.prisma.request.findMany({
      where: { granted: null, withdrawnAt: null, deadline },
      include: { plannedMatch: { select: { sideA: true, sideB: true } } },
    });
    return rows.map(({ id, deadline: until, sideId, plannedMatch, personId, replacesId }) => ({
      id,
      day: toDay(until!),
      askingSide: sideId,
      sides: plannedMatch === null ? [sideId] : [plannedMatch.sideA, plannedMatch.sideB],
      persons: [personId, replacesId].filter((person) => person !== null),
    }));
  }

  private async plannedMatches(date: Days): Promise<DateAhead[]> {
    const rows = await this.prisma.plannedMatch.findMany({
      where: { date, cancelledAt: null, matches: { none: { state: { not: 'withdrawn' } } }, grandPrixPairing: null },
      select: { id: true, date: true, sideA: true, sideB: true },
    });
    return rows.map(({ id, date: of, sideA, sideB }) => ({ ...nobody, id, day: toDay(of), sides: [sideA, sideB] }));
  }

  /** They end with the year of their season (D24). */
  private async openMatches({ gte, lte }: Days): Promise<DateAhead[]> {
    const rows = await this.prisma.match.findMany({
      where: { state: 'open' },
      select: { id: true, season: true, sideA: true, sideB: true },
    });
    return rows
      .map(({ id, season, sideA, sideB }) => ({ ...nobody, id, day: `${season}-12-31`, sides: [sideA, sideB] }))
      .filter(({ day }) => toDate(day) >= gte && toDate(day) <= lte);
  }

  private async grandPrix(date: Days): Promise<DateAhead[]> {
    const rows = await this.prisma.grandPrix.findMany({
      where: { date, cancelledAt: null, closedAt: null },
      select: { id: true, date: true, season: true, entries: { select: { pairId: true } } },
    });
    return rows.map(({ id, date: of, season, entries }) => ({
      ...nobody,
      id,
      season,
      day: toDay(of),
      sides: entries.map(({ pairId }) => pairId),
    }));
  }

  /** Of each pair of the season that could still enter: none of its players is in the cup already. */
  private async closingCups({ gte, lte }: Days): Promise<DateAhead[]> {
    const rows = await this.prisma.$kysely
      .selectFrom('cup as c')
      .innerJoin('pair as x', 'x.season', 'c.season')
      .select(['x.id', 'c.entriesUntil', 'c.season'])
      .where('c.drawnAt', 'is', null)
      .where('c.entriesUntil', '>=', gte)
      .where('c.entriesUntil', '<=', lte)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('pairPlayer as pp')
              .innerJoin('cupPlayer as cp', 'cp.personId', 'pp.personId')
              .whereRef('pp.pairId', '=', 'x.id')
              .whereRef('cp.season', '=', 'c.season'),
          ),
        ),
      )
      .execute();
    return rows.map(({ id, entriesUntil, season }) => ({
      ...nobody,
      id,
      season,
      day: toDay(entriesUntil),
      sides: [id],
    }));
  }

  /** What waits for the jury. */
  async desk(): Promise<Desk> {
    const { match, request, freeGame } = this.prisma;
    const [matches, disputed, errors, requests, games] = await Promise.all([
      match.count({ where: { state: 'confirmed' } }),
      match.count({ where: { state: 'disputed' } }),
      match.count({ where: { state: 'submitted', openErrors: { gt: 0 } } }),
      request.count({ where: { granted: null, withdrawnAt: null } }),
      freeGame.count({ where: { state: 'submitted' } }),
    ]);
    return { matches, disputed, errors, requests, games };
  }
}

/** From the first to the last day, both included. */
interface Days {
  readonly gte: Date;
  readonly lte: Date;
}

const nobody = { askingSide: null, persons: [] } as const;
