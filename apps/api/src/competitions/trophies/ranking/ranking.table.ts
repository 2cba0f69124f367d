import { rankPlayers, talliesOf, type Named } from '@tarokk/competition';
import { trophyClasses } from '@tarokk/rules';
import { publicName, type Table } from '../../../platform/tables/table.js';
import { listEntriesIn, yearsOfTrophies } from '../list-rows.js';

/** Players by number, all of them or those of a season; equal numbers share the rank (13, D16). */
export const rankingTable: Table = {
  name: 'trophy-ranking',
  season: 'possible',
  // Old lists are of years in which the office had no season (D50).
  otherYears: yearsOfTrophies,
  asOf: false,
  columns: ['rank', 'player', 'trophies', ...trophyClasses, 'player_id'],
  async *rows(snapshot, { season }) {
    const tallies = talliesOf(await listEntriesIn(snapshot, season));
    const players = await snapshot.all<Named & Record<string, unknown>>(
      `SELECT p."id", ${publicName('p')} AS "name" FROM "person" p WHERE p."id" = ANY ($1)`,
      [[...tallies.keys()]],
    );
    for (const { rank, player, tally } of rankPlayers(tallies, players)) {
      yield [rank, player.name, tally.total, ...trophyClasses.map((name) => tally.byClass[name]), player.id];
    }
  },
};
