import { milestonesAt } from '@tarokk/competition';
import type { DownloadedTable } from '../../../platform/tables/table.js';
import { anyOf } from '../../../platform/database/rows.js';
import { namedTrophies, numberedListIn } from '../list-rows.js';

/** Who reached 100, 250, 500, 1000 trophies, when and with which (13, D49). */
export const milestonesTable: DownloadedTable = {
  name: 'milestones',
  season: 'none',
  asOf: false,
  columns: ['date', 'player', 'milestone', 'trophy', 'name', 'match_id', 'player_id', 'trophy_entry_id'],
  async *rows(snapshot) {
    const numbered = await numberedListIn(snapshot);
    const keys = numbered.milestones.map(({ key }) => key);
    for await (const { entry, player } of namedTrophies(snapshot, numbered, (eb) =>
      eb('t.position', '=', anyOf(keys)),
    )) {
      for (const { date, number } of milestonesAt(entry)) {
        yield [date, player, number, entry.trophy, entry.name?.en ?? null, entry.matchId, entry.announcer, entry.id];
      }
    }
  },
};
