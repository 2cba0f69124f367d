import { Injectable } from '@nestjs/common';
import type { Competition } from '@tarokk/competition';
import { toDate, toDay } from '../../platform/database/days.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { VenuesRepository } from '../../registry/venues/venues.repository.js';
import { venueKey } from '../../registry/venues/venue-key.js';

/** A match that is planned, as everybody may know it. */
export interface FeedMatch {
  readonly id: string;
  readonly date: string;
  readonly order: number;
  readonly sides: readonly [string, string];
  readonly competition: Competition;
  /** Null for a place that is not public: it is somebody's home. */
  readonly place: string | null;
  readonly version: number;
  readonly plannedOn: string;
}

/** A Grand Prix that takes place. */
export interface FeedEvent {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  /** Null for a place that is not public. */
  readonly place: string | null;
  /** Counts the changes, from 1. */
  readonly version: number;
  readonly announcedOn: string;
}

export interface FeedSide {
  readonly id: string;
  readonly season: number;
  readonly name: string;
}

interface Placed {
  readonly venueName: string;
  readonly venuePublic: boolean;
}

/** A bound that is above the number of matches and events of two seasons. */
const MOST = 2000;

@Injectable()
export class CalendarFeedsRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly venues: VenuesRepository,
  ) {}

  findSide(id: string): Promise<FeedSide | null> {
    return this.prisma.side.findUnique({ where: { id }, select: { id: true, season: true, name: true } });
  }

  /** Planned matches of these seasons, by date; free games are their players' own business. @param side of this one alone */
  async matches(seasons: readonly number[], side: string | null, from: string): Promise<FeedMatch[]> {
    const rows = await this.prisma.plannedMatch.findMany({
      where: {
        season: { in: [...seasons] },
        date: { gte: toDate(from) },
        cancelledAt: null,
        competition: { not: 'free-championship' },
        ...(side === null ? {} : { OR: [{ sideA: side }, { sideB: side }] }),
      },
      include: { a: { select: { name: true } }, b: { select: { name: true } } },
      orderBy: [{ date: 'asc' }, { id: 'asc' }],
      take: MOST,
    });
    const placeOf = await this.publicPlaces(rows);
    return rows.map(({ id, date, order, a, b, competition, version, plannedAt, ...place }) => ({
      id,
      date: toDay(date),
      order,
      sides: [a.name, b.name],
      competition: competition as Competition,
      place: placeOf(place),
      version,
      plannedOn: toDay(plannedAt),
    }));
  }

  /** Grand Prix of these seasons that were not cancelled, by date. @param pair those in which this one is entered */
  async events(seasons: readonly number[], pair: string | null): Promise<FeedEvent[]> {
    const rows = await this.prisma.grandPrix.findMany({
      where: {
        season: { in: [...seasons] },
        cancelledAt: null,
        ...(pair === null ? {} : { entries: { some: { pairId: pair } } }),
      },
      orderBy: [{ season: 'asc' }, { date: 'asc' }, { id: 'asc' }],
      take: MOST,
    });
    const placeOf = await this.publicPlaces(rows);
    return rows.map(({ id, name, date, version, announcedAt, ...place }) => ({
      id,
      name,
      date: toDay(date),
      place: placeOf(place),
      version,
      announcedOn: toDay(announcedAt),
    }));
  }

  /** The place of each as everybody may read it: where the jury's list has a word on it, that decides (D23, D59). */
  private async publicPlaces(rows: readonly Placed[]): Promise<(place: Placed) => string | null> {
    const keys = [...new Set(rows.map(({ venueName }) => venueKey(venueName)))];
    const listed = new Map((await this.venues.findByKeys(null, keys)).map((venue) => [venue.nameKey, venue.public]));
    return ({ venueName, venuePublic }) => ((listed.get(venueKey(venueName)) ?? venuePublic) ? venueName : null);
  }

  /** Annual meetings that have a day (D22). */
  async meetings(seasons: readonly number[]): Promise<{ readonly year: number; readonly day: string }[]> {
    const rows = await this.prisma.season.findMany({
      where: { year: { in: [...seasons] }, annualMeeting: { not: null } },
      orderBy: { year: 'asc' },
    });
    return rows.map(({ year, annualMeeting }) => ({ year, day: toDay(annualMeeting!) }));
  }
}
