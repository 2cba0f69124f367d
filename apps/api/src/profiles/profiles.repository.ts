import { Injectable } from '@nestjs/common';
import { type Appearance, type Role, usualRoleOf } from '@tarokk/competition';
import { PrismaService } from '../database/prisma.service.js';
import { Prisma } from '../generated/client.js';

/** What is usual shows in so many of somebody's latest matches; earlier ones are not looked at. */
const LATEST_MATCHES = 30;

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

  /** The appearances of everybody for a team or pair. */
  async forSide(side: string): Promise<Appearance[]> {
    const rows = await this.prisma.$queryRaw<{ figures: Appearance }[]>`
      SELECT "figures" FROM "appearance" WHERE "side_id" = ${side}::uuid`;
    return rows.map(({ figures }) => figures);
  }

  /** How many trophies were won for a team or pair, by match. */
  async trophiesOfSide(side: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.prisma.$queryRaw<{ match: string; trophies: number }[]>`
      SELECT "match_id" AS "match", sum("count")::integer AS "trophies" FROM "trophy"
      WHERE "side_id" = ${side}::uuid GROUP BY "match_id"`;
    return new Map(rows.map(({ match, trophies }) => [match, trophies]));
  }

  /** In which role each of these persons usually sits, by his latest matches; nobody who has none. */
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
