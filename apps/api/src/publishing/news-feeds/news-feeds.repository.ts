import { Injectable } from '@nestjs/common';
import { cleanedName, type Competition } from '@tarokk/competition';
import { toDay } from '../../platform/database/days.js';
import { PrismaService } from '../../platform/database/prisma.service.js';

/** An approved match. Points of the championship where it has them (8), else of the games. */
export interface FeedResult {
  readonly id: string;
  readonly date: string;
  readonly approvedAt: Date;
  readonly competitions: readonly Competition[];
  readonly sides: readonly [string, string];
  readonly points: readonly [number, number];
}

/** Something that the office has announced. */
export type FeedNews =
  | {
      readonly kind: 'event';
      readonly id: string;
      readonly season: number;
      readonly name: string;
      readonly day: string;
      readonly at: Date;
    }
  | { readonly kind: 'drawn' | 'opened' | 'closed'; readonly season: number; readonly at: Date };

/** How many entries a feed has. */
export const MOST_ENTRIES = 50;

/** Of each kind of page, in a list for search engines. */
const MOST_PAGES = 5000;

@Injectable()
export class NewsFeedsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** When the office was founded. */
  async foundedAt(): Promise<Date> {
    const office = await this.prisma.$kysely.selectFrom('office').select('foundedAt').executeTakeFirstOrThrow();
    return office.foundedAt;
  }

  /** Approved matches, the latest first. */
  async results(): Promise<FeedResult[]> {
    const rows = await this.prisma.$kysely
      .selectFrom('match as m')
      .innerJoin('side as a', 'a.id', 'm.sideA')
      .innerJoin('side as b', 'b.id', 'm.sideB')
      .select(['m.id', 'm.date', 'm.approvedAt', 'm.competitions', 'm.rawA', 'm.rawB', 'm.pointsA', 'm.pointsB'])
      .select(['a.name as nameA', 'b.name as nameB'])
      .where('m.state', '=', 'approved')
      .where('m.approvedAt', 'is not', null)
      .orderBy('m.approvedAt', 'desc')
      .orderBy('m.id')
      .limit(MOST_ENTRIES)
      .execute();
    return rows.map(({ id, date, approvedAt, competitions, ...row }) => ({
      id,
      date: toDay(date),
      approvedAt: approvedAt!,
      competitions,
      sides: [cleanedName(row.nameA), cleanedName(row.nameB)],
      points: [row.pointsA ?? row.rawA, row.pointsB ?? row.rawB],
    }));
  }

  /** Events, draws and seasons, the latest first. */
  async news(): Promise<FeedNews[]> {
    const { $kysely } = this.prisma;
    const [events, cups, seasons] = await Promise.all([
      $kysely
        .selectFrom('grandPrix')
        .select(['id', 'season', 'name', 'date', 'announcedAt'])
        .where('cancelledAt', 'is', null)
        .orderBy('announcedAt', 'desc')
        .limit(MOST_ENTRIES)
        .execute(),
      $kysely.selectFrom('cup').select(['season', 'drawnAt']).where('drawnAt', 'is not', null).execute(),
      $kysely.selectFrom('season').select(['year', 'createdAt', 'closedAt']).execute(),
    ]);
    const news: readonly FeedNews[] = [
      ...events.map(({ id, season, name, date, announcedAt }): FeedNews => ({
        kind: 'event',
        id,
        season,
        name: cleanedName(name),
        day: toDay(date),
        at: announcedAt,
      })),
      ...cups.map(({ season, drawnAt }): FeedNews => ({ kind: 'drawn', season, at: drawnAt! })),
      ...seasons.map(({ year, createdAt }): FeedNews => ({ kind: 'opened', season: year, at: createdAt })),
      ...seasons.flatMap(({ year, closedAt }): FeedNews[] =>
        closedAt === null ? [] : [{ kind: 'closed', season: year, at: closedAt }],
      ),
    ];
    return news.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, MOST_ENTRIES);
  }

  /** What has a page that everybody reads: years of seasons, teams that take part, and persons whom everybody is told of by name. */
  async pages(): Promise<{
    readonly years: readonly number[];
    readonly teams: readonly string[];
    readonly persons: readonly string[];
  }> {
    const { $kysely } = this.prisma;
    const [seasons, teams, persons] = await Promise.all([
      $kysely.selectFrom('season').select('year').orderBy('year', 'desc').execute(),
      $kysely
        .selectFrom('team')
        .select('id')
        .where('confirmedAt', 'is not', null)
        .orderBy('season', 'desc')
        .orderBy('nameKey')
        .limit(MOST_PAGES)
        .execute(),
      $kysely
        .selectFrom('publicName as p')
        .select('p.id')
        .where('p.pseudonymous', '=', false)
        .whereRef('p.is', '=', 'p.id')
        .orderBy('p.number')
        .limit(MOST_PAGES)
        .execute(),
    ]);
    return {
      years: seasons.map(({ year }) => year),
      teams: teams.map(({ id }) => id),
      persons: persons.map(({ id }) => id),
    };
  }
}
