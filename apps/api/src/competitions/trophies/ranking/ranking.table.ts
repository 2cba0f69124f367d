import { rankPlayers, talliesOf } from '@tarokk/competition';
import { trophyClasses } from '@tarokk/rules';
import { anyOf } from '../../../platform/database/rows.js';
import type { DownloadedTable } from '../../../platform/tables/table.js';
import { listEntriesIn, hasTrophies } from '../list-rows.js';

/** Players by number, all of them or those of a season; equal numbers share the rank (13, D16). */
export const rankingTable: DownloadedTable = {
  name: 'trophy-ranking',
  season: 'possible',
  otherYears: hasTrophies,
  asOf: false,
  columns: ['rank', 'player', 'trophies', ...trophyClasses, 'player_id'],
  async *rows(snapshot, { season }) {
    const tallies = talliesOf(await listEntriesIn(snapshot, season));
    const players = await snapshot.$kysely
      .selectFrom('publicName')
      .select(['id', 'name'])
      .where('id', '=', anyOf([...tallies.keys()]))
      .execute();
    for (const { rank, player, tally } of rankPlayers(tallies, players)) {
      yield [rank, player.name, tally.total, ...trophyClasses.map((name) => tally.byClass[name]), player.id];
    }
  },
};
