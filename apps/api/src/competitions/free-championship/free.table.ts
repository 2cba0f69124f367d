import { freeTableOf, type FreeRow } from '@tarokk/competition';
import type { Snapshot } from '../../platform/database/snapshot.js';
import { toDate } from '../../platform/database/days.js';
import type { DownloadedTable } from '../../platform/tables/table.js';

/** The table of the free championship (12). */
export const freeChampionshipTable: DownloadedTable = {
  name: 'free-championship',
  season: 'needed',
  asOf: true,
  columns: ['rank', 'player', 'points', 'games', 'player_id'],
  async *rows(snapshot, { season, asOf }) {
    for (const { rank, player, points, games } of await freeTableIn(snapshot, season!, asOf)) {
      yield [rank, player.name, points, games, player.id];
    }
  },
};

/** The table of a year. @param asOf on the evening of which day (D9); null: as it stands now */
export async function freeTableIn(
  snapshot: Snapshot,
  season: number,
  asOf: string | null = null,
): Promise<readonly FreeRow[]> {
  const ofSeason = snapshot.$kysely
    .selectFrom('freeCredit as c')
    .innerJoin('publicName as p', 'p.id', 'c.personId')
    .select(['c.personId as player', 'p.name', 'c.points'])
    .where('c.season', '=', season);
  const credits = await (asOf === null ? ofSeason : ofSeason.where('c.date', '<=', toDate(asOf))).execute();
  const names = new Map(credits.map(({ player, name }) => [player, name]));
  return freeTableOf(credits, (player) => names.get(player)!);
}
