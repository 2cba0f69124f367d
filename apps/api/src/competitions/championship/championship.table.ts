import { tableAsOf, tableOf, type ChampionshipTable } from '@tarokk/competition';
import type { Snapshot } from '../../platform/database/snapshot.js';
import { type DownloadedTable, TwoDecimals } from '../../platform/tables/table.js';
import { readChampionship } from './championship-season.js';

export const championshipTable: DownloadedTable = {
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
): Promise<ChampionshipTable> {
  const { teams, matches } = await readChampionship(snapshot, season);
  return asOf === null ? tableOf(season, teams, matches) : tableAsOf(season, teams, matches, asOf);
}
