import { Injectable } from '@nestjs/common';
import type { ChampionshipMatch, Team } from '@tarokk/competition';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';

interface ResultRow {
  readonly match_id: string;
  readonly date: string;
  readonly side_a: string;
  readonly side_b: string;
  readonly raw_a: number;
  readonly raw_b: number;
  readonly state: ChampionshipMatch['state'];
}

/** All that the table of a season follows from. */
export interface ChampionshipSeason {
  /** The confirmed ones. */
  readonly teams: readonly Team[];
  readonly matches: readonly ChampionshipMatch[];
}

@Injectable()
export class ChampionshipRepository {
  constructor(private readonly prisma: PrismaService) {}

  async season(database: Database | null, year: number): Promise<ChampionshipSeason> {
    const [teams, matches] = await Promise.all([this.teams(database, year), this.matches(database, year)]);
    return { teams, matches };
  }

  private teams(database: Database | null, year: number): Promise<Team[]> {
    return (database ?? this.prisma).$queryRaw<Team[]>`
      SELECT s."id", s."name" FROM "team" t JOIN "side" s USING ("id")
      WHERE t."season" = ${year} AND t."confirmed_at" IS NOT NULL`;
  }

  private async matches(database: Database | null, year: number): Promise<ChampionshipMatch[]> {
    const rows = await (database ?? this.prisma).$queryRaw<ResultRow[]>`
      SELECT "match_id", "date"::text, "side_a", "side_b", "raw_a", "raw_b", "state"
      FROM "match_result" WHERE "competition" = 'championship' AND "season" = ${year}`;
    return rows.map((row) => ({
      id: row.match_id,
      date: row.date,
      sides: [row.side_a, row.side_b],
      raw: [row.raw_a, row.raw_b],
      state: row.state,
    }));
  }
}
