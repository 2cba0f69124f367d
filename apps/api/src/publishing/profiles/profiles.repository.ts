import { Injectable } from '@nestjs/common';
import { type Appearance, type Role, usualRoleOf } from '@tarokk/competition';
import type { AnnouncementId } from '@tarokk/rules';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Prisma } from '../../platform/database/generated/client.js';

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

@Injectable()
export class ProfilesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * The appearances of a person, who may have been merged into another.
   * @param season of one year alone; null: of all
   * @param companion only those with this person at the table; null: all
   */
  async ofPerson(person: string, season: number | null, companion: string | null = null): Promise<Appearance[]> {
    const ofSeason = season === null ? Prisma.empty : Prisma.sql`AND a."season" = ${season}`;
    const withCompanion =
      companion === null
        ? Prisma.empty
        : Prisma.sql`AND a."figures" -> 'companions' @> ${JSON.stringify([{ person: companion }])}::jsonb`;
    const rows = await this.prisma.$queryRaw<{ figures: Appearance }[]>`
      SELECT a."figures" FROM "appearance" a
      WHERE a."person_id" = ${person}::uuid ${ofSeason} ${withCompanion}`;
    return rows.map(({ figures }) => figures);
  }

  /** The latest season in which a match was approved; null before the first. */
  async latestSeason(): Promise<number | null> {
    const { _max } = await this.prisma.appearance.aggregate({ _max: { season: true } });
    return _max.season;
  }

  /** What was announced in a season, by all players; bounded by what a season can have. */
  announcedIn(season: number): Promise<AnnouncedInSeason[]> {
    return this.prisma.$queryRaw<AnnouncedInSeason[]>`
      WITH line AS (
        SELECT a."match_id", a."person_id", a."date", f.*
        FROM "appearance" a
        CROSS JOIN LATERAL jsonb_to_recordset(a."figures" -> 'announcements') AS f("announcement" text, "made" int, "failed" int)
        WHERE a."season" = ${season}
      ), latest AS (
        SELECT DISTINCT ON ("announcement") "announcement", "match_id", "person_id", "date"
        FROM line WHERE "made" > 0 ORDER BY "announcement", "date" DESC, "match_id"
      )
      SELECT s."announcement", s."made", s."failed", l."match_id" AS "matchId", l."person_id" AS "personId", l."date"::text AS "date"
      FROM (SELECT "announcement", sum("made")::integer AS "made", sum("failed")::integer AS "failed" FROM line GROUP BY 1) s
      LEFT JOIN latest l USING ("announcement")`;
  }

  /** The appearances of everybody for a team or pair. */
  async forSide(side: string): Promise<Appearance[]> {
    const rows = await this.prisma.$queryRaw<{ figures: Appearance }[]>`
      SELECT "figures" FROM "appearance" WHERE "side_id" = ${side}::uuid`;
    return rows.map(({ figures }) => figures);
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
    const rows = await this.prisma.$queryRaw<{ match: string; trophies: number }[]>`
      SELECT "match_id" AS "match", sum("count")::integer AS "trophies" FROM "trophy"
      WHERE "side_id" = ${side}::uuid GROUP BY "match_id"`;
    return new Map(rows.map(({ match, trophies }) => [match, trophies]));
  }

  /** The role in which each of these persons usually sits, by their latest matches; without a match they are left out. */
  async usualRoles(persons: readonly string[]): Promise<ReadonlyMap<string, Role>> {
    const rows = await this.prisma.$queryRaw<{ person: string; games: Appearance['games'] }[]>`
      SELECT p."person", a."games"
      FROM unnest(${[...persons]}::uuid[]) AS p("person")
      CROSS JOIN LATERAL (
        SELECT "figures" -> 'games' AS "games" FROM "appearance"
        WHERE "person_id" = p."person" ORDER BY "date" DESC LIMIT ${LATEST_MATCHES}) a`;
    const roles = persons.map((person) => [person, usualRoleOf(rows.filter((row) => row.person === person))] as const);
    return new Map(roles.filter((entry): entry is [string, Role] => entry[1] !== null));
  }
}
