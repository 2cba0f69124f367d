import { freeTableOf, type FreeRow } from '@tarokk/competition';
import type { Snapshot } from '../../platform/database/snapshot.js';
import { publicName, type Table } from '../../platform/tables/table.js';

/** The table of the free championship (12). */
export const freeChampionshipTable: Table = {
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
  const credits = await snapshot.all<{ player: string; name: string; points: number }>(
    `SELECT c."person_id" AS "player", ${publicName('p')} AS "name", c."points"
     FROM "free_credit" c JOIN "person" p ON p."id" = c."person_id"
     WHERE c."season" = $1 AND c."date" <= COALESCE($2::date, 'infinity')`,
    [season, asOf],
  );
  const names = new Map(credits.map(({ player, name }) => [player, name]));
  return freeTableOf(credits, (player) => names.get(player)!);
}
