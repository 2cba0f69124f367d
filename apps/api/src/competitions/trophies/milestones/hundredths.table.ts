import { hundredthsIn, hundredthsWithin, placedBy } from '@tarokk/competition';
import type { DownloadedTable } from '../../../platform/tables/table.js';
import { anyOf } from '../../../platform/database/rows.js';
import { namedTrophies, numberedListIn } from '../list-rows.js';

/** Every hundredth trophy of the whole list (D54); one within an entry without a date is nobody's, and has no player. */
export const hundredthsTable: DownloadedTable = {
  name: 'trophy-hundredths',
  season: 'none',
  asOf: false,
  columns: ['number', 'date', 'player', 'trophy', 'name', 'match_id', 'player_id', 'trophy_entry_id'],
  async *rows(snapshot) {
    const numbered = await numberedListIn(snapshot);
    const ids = [...new Set(hundredthsIn(numbered).map(({ entry }) => placedBy(entry.key).id))];
    for await (const { entry, player } of namedTrophies(snapshot, numbered, (eb) => eb('t.id', '=', anyOf(ids)))) {
      const { date } = entry.place;
      for (const number of hundredthsWithin(entry.ofAll)) {
        const whose = date === null ? [null, null] : [player, entry.announcer];
        yield [number, date, whose[0]!, entry.trophy, entry.name?.en ?? null, entry.matchId, whose[1]!, entry.id];
      }
    }
  },
};
