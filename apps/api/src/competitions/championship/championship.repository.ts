import { Injectable } from '@nestjs/common';
import type { ChampionshipMatch, Standing, Standings, Team } from '@tarokk/competition';
import { PrismaService } from '../../platform/database/prisma.service.js';

interface ContenderRow {
  readonly id: string;
  readonly name: string;
  readonly matches: number | null;
  readonly points: number;
  readonly taken: number;
  readonly raws: readonly number[];
}

interface ResultRow {
  readonly match_id: string;
  readonly date: string;
  readonly side_a: string;
  readonly side_b: string;
  readonly raw_a: number;
  readonly raw_b: number;
  readonly state: ChampionshipMatch['state'];
}

const contenders = `
  SELECT s."id", s."name", c."matches", c."points", c."taken", c."raws"
  FROM "team" t
  JOIN "side" s USING ("id")
  LEFT JOIN "championship_standing" c ON c."team_id" = t."id"
  WHERE t."season" = $1 AND t."confirmed_at" IS NOT NULL`;

@Injectable()
export class ChampionshipRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The confirmed teams of a season, and the standings of those that have a match. */
  async standings(year: number): Promise<{ readonly teams: readonly Team[]; readonly standings: Standings }> {
    const rows = await this.prisma.direct<ContenderRow>('standings', contenders, [year]);
    return {
      teams: rows.map(({ id, name }) => ({ id, name })),
      standings: new Map(
        rows.flatMap(({ id, matches, points, taken, raws }): [string, Standing][] =>
          matches === null ? [] : [[id, { matches, points, taken, raws }]],
        ),
      ),
    };
  }

  /** What the championship's matches of a season count, to the end of a day. */
  async matches(year: number, day: string): Promise<ChampionshipMatch[]> {
    const rows = await this.prisma.$queryRaw<ResultRow[]>`
      SELECT "match_id", "date"::text, "side_a", "side_b", "raw_a", "raw_b", "state"
      FROM "match_result"
      WHERE "competition" = 'championship' AND "season" = ${year} AND "date" <= ${day}::date`;
    return rows.map((row) => ({
      id: row.match_id,
      date: row.date,
      sides: [row.side_a, row.side_b],
      raw: [row.raw_a, row.raw_b],
      state: row.state,
    }));
  }
}
