import { tableAsOf, tableOf, type ChampionshipMatch, type Table as Standings, type Team } from '@tarokk/competition';
import type { Snapshot } from '../../platform/database/snapshot.js';
import { type Table, TwoDecimals } from '../../platform/tables/table.js';

export const championshipTable: Table = {
  name: 'championship',
  season: 'needed',
  asOf: true,
  columns: ['rank', 'team', 'matches', 'points', 'average', 'best', 'remaining', 'team_id'],
  async *rows(snapshot, { season, asOf }) {
    const table = await championshipIn(snapshot, season!, asOf);
    for (const { rank, team, matches, points, average, best, remaining } of table) {
      const mean = average === null ? null : new TwoDecimals(average);
      yield [rank, team.name, matches, points, mean, best, remaining, team.id];
    }
  },
};

/** The table of a season (9). @param asOf on the evening of which day (D9); null: as it stands now */
export async function championshipIn(
  snapshot: Snapshot,
  season: number,
  asOf: string | null = null,
): Promise<Standings> {
  const teams = await snapshot.all<Team & Record<string, unknown>>(
    `SELECT s."id", s."name" FROM "team" t JOIN "side" s USING ("id")
     WHERE t."season" = $1 AND t."confirmed_at" IS NOT NULL`,
    [season],
  );
  const matches = await snapshot.all<ChampionshipMatch & Record<string, unknown>>(
    `SELECT "match_id" AS "id", "date"::text, ARRAY["side_a", "side_b"]::text[] AS "sides", ARRAY["raw_a", "raw_b"] AS "raw", "state"
     FROM "match_result" WHERE "competition" = 'championship' AND "season" = $1`,
    [season],
  );
  return asOf === null ? tableOf(season, teams, matches) : tableAsOf(season, teams, matches, asOf);
}
