import { tableOf, type ChampionshipMatch, type Table as Standings } from '@tarokk/competition';
import type { Snapshot } from '../../platform/database/snapshot.js';
import type { Table } from '../../platform/tables/table.js';
import { keptTable, teamsOf } from './kept-table.js';

export const championshipTable: Table = {
  name: 'championship',
  season: 'needed',
  asOf: true,
  columns: ['rank', 'team', 'matches', 'points', 'average', 'best', 'remaining', 'team_id'],
  async *rows(snapshot, { season, asOf }) {
    const table = asOf === null ? await keptTable(snapshot, season!) : await tableOn(snapshot, season!, asOf);
    for (const { rank, team, matches, points, average, best, remaining } of table) {
      yield [rank, team.name, matches, points, average, best, remaining, team.id];
    }
  },
};

/** As it was on the evening of a day (D9). */
async function tableOn(snapshot: Snapshot, season: number, day: string): Promise<Standings> {
  const matches = await snapshot.all<ChampionshipMatch & Record<string, unknown>>(
    `SELECT "match_id" AS "id", "date"::text, ARRAY["side_a", "side_b"]::text[] AS "sides", ARRAY["raw_a", "raw_b"] AS "raw", "state"
     FROM "match_result" WHERE "competition" = 'championship' AND "season" = $1 AND "date" <= $2::date`,
    [season, day],
  );
  return tableOf(season, await teamsOf(snapshot, season), matches);
}
