import { Injectable } from '@nestjs/common';
import { type Appearance, usualRoleOf } from '@tarokk/competition';
import { sql } from 'kysely';
import type { AnnouncementId, Role } from '@tarokk/rules';
import { toDay } from '../../platform/database/days.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { broughtRows } from '../../platform/database/rows.js';

/** What is usual shows in so many of somebody's latest matches; earlier ones are not looked at. */
const LATEST_MATCHES = 30;

/** One announcement in one season; the last three are null while nobody has won it. */
export interface AnnouncedInSeason {
  readonly announcement: AnnouncementId;
  readonly made: number;
  readonly failed: number;
  readonly matchId: string | null;
  readonly personId: string | null;
  readonly date: string | null;
}

/** As the competition library makes it. */
interface AnnouncedInMatch {
  readonly announcement: AnnouncementId;
  readonly made: number;
  readonly failed: number;
}

interface Announcer {
  readonly personId: string;
  readonly made: number;
  readonly failed: number;
}

@Injectable()
export class ProfilesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * The appearances of a person, who may have been merged into another.
   * @param season of one year alone; null: of all
   * @param companion only those with this person at the table; null: all
   */
  async ofPerson(person: string, season: number | null, companion: string | null = null): Promise<Appearance[]> {
    let appearances = this.prisma.$kysely.selectFrom('appearance').select('figures').where('personId', '=', person);
    if (season !== null) appearances = appearances.where('season', '=', season);
    if (companion !== null) {
      const companions = JSON.stringify([{ person: companion }]);
      appearances = appearances.where(sql<boolean>`figures -> 'companions' @> ${companions}::jsonb`);
    }
    return (await appearances.execute()).map(({ figures }) => figures);
  }

  /** The latest season in which a match was approved; null before the first. */
  async latestSeason(): Promise<number | null> {
    const { _max } = await this.prisma.appearance.aggregate({ _max: { season: true } });
    return _max.season;
  }

  /** What was announced in a season, by all players; bounded by what a season can have. */
  async announcedIn(season: number): Promise<AnnouncedInSeason[]> {
    const rows = await this.prisma.$kysely
      .with('line', () => this.lines(season))
      .with('latest', (db) =>
        db
          .selectFrom('line')
          .distinctOn('announcement')
          .select(['announcement', 'matchId', 'personId', 'date'])
          .where('made', '>', 0)
          .orderBy('announcement')
          .orderBy('date', 'desc')
          .orderBy('matchId'),
      )
      .selectFrom((eb) =>
        eb
          .selectFrom('line')
          .select('announcement')
          .select(({ fn }) => [
            eb.cast<number>(fn.sum('made'), 'integer').as('made'),
            eb.cast<number>(fn.sum('failed'), 'integer').as('failed'),
          ])
          .groupBy('announcement')
          .as('s'),
      )
      .leftJoin('latest as l', 'l.announcement', 's.announcement')
      .select(['s.announcement', 's.made', 's.failed', 'l.matchId', 'l.personId', 'l.date'])
      .execute();
    return rows.map((row) => ({ ...row, date: row.date && toDay(row.date) }));
  }

  /** Everybody who made or lost an announcement in a season, in no order. */
  announcersOf(announcement: AnnouncementId, season: number): Promise<Announcer[]> {
    return this.prisma.$kysely
      .selectFrom(this.lines(season).as('line'))
      .select('personId')
      .select((eb) => [
        eb.cast<number>(eb.fn.sum('made'), 'integer').as('made'),
        eb.cast<number>(eb.fn.sum('failed'), 'integer').as('failed'),
      ])
      .where('announcement', '=', announcement)
      .groupBy('personId')
      .having((eb) => eb(eb.fn.sum(eb('made', '+', eb.ref('failed'))), '>', 0))
      .execute();
  }

  /** The latest matches of a season in which somebody made it, with who did. */
  latestMade(
    announcement: AnnouncementId,
    season: number,
    first: number,
  ): Promise<{ matchId: string; personId: string }[]> {
    return this.prisma.$kysely
      .selectFrom(this.lines(season).as('line'))
      .select(['matchId', 'personId'])
      .where('announcement', '=', announcement)
      .where('made', '>', 0)
      .orderBy('date', 'desc')
      .orderBy('matchId')
      .orderBy('personId')
      .limit(first)
      .execute();
  }

  /** The latest matches of a season in which somebody made or lost it, and how many there are. */
  async latestAnnounced(
    announcement: AnnouncementId,
    season: number,
    first: number,
  ): Promise<{ readonly count: number; readonly matches: readonly string[] }> {
    const rows = await this.prisma.$kysely
      .selectFrom((eb) =>
        eb
          .selectFrom(this.lines(season).as('line'))
          .select(['matchId', 'date'])
          .distinct()
          .where('announcement', '=', announcement)
          .where((each) => each(each('made', '+', each.ref('failed')), '>', 0))
          .as('match'),
      )
      .select('matchId')
      .select((eb) => eb.cast<number>(eb.fn.countAll().over(), 'integer').as('count'))
      .orderBy('date', 'desc')
      .orderBy('matchId')
      .limit(first)
      .execute();
    return { count: rows[0]?.count ?? 0, matches: rows.map(({ matchId }) => matchId) };
  }

  /** What everybody made and lost in each match of a season, a row for each announcement. */
  private lines(season: number) {
    return this.prisma.$kysely
      .selectFrom('appearance as a')
      .innerJoin(
        sql<AnnouncedInMatch>`jsonb_to_recordset(a.figures -> 'announcements')`.as<'f'>(
          sql`f(announcement text, made int, failed int)`,
        ),
        (join) => join.onTrue(),
      )
      .select(['a.matchId', 'a.personId', 'a.date', 'f.announcement', 'f.made', 'f.failed'])
      .where('a.season', '=', season);
  }

  /** The appearances of everybody for a team or pair. */
  async forSide(side: string): Promise<Appearance[]> {
    const rows = this.prisma.$kysely.selectFrom('appearance').select('figures').where('sideId', '=', side);
    return (await rows.execute()).map(({ figures }) => figures);
  }

  /** Which match of its day each is, from 1. */
  async numbersOnTheirDays(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.prisma.match.findMany({
      where: { id: { in: [...matches] } },
      select: { id: true, order: true },
    });
    return new Map(rows.map(({ id, order }) => [id, order]));
  }

  /** How many trophies were won for a team or pair, by match. */
  async trophiesOfSide(side: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.prisma.trophy.groupBy({
      by: ['matchId'],
      where: { sideId: side, matchId: { not: null } },
      _sum: { count: true },
    });
    return new Map(rows.map(({ matchId, _sum: { count } }) => [matchId!, count ?? 0]));
  }

  /** The role in which each of these persons usually sits, by their latest matches; without a match they are left out. */
  async usualRoles(persons: readonly string[]): Promise<ReadonlyMap<string, Role>> {
    const asked = persons.map((person) => ({ person }));
    const rows = await this.prisma.$kysely
      .selectFrom(broughtRows('p', asked, { person: 'uuid' }))
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('appearance')
            .select(sql<Appearance['games']>`figures -> 'games'`.as('games'))
            .whereRef('personId', '=', 'p.person')
            .orderBy('date', 'desc')
            .limit(LATEST_MATCHES)
            .as('a'),
        (join) => join.onTrue(),
      )
      .select(['p.person', 'a.games'])
      .execute();
    const roles = persons.map((person) => [person, usualRoleOf(rows.filter((row) => row.person === person))] as const);
    return new Map(roles.filter((entry): entry is [string, Role] => entry[1] !== null));
  }
}
