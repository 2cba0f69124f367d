import type { DownloadedTable } from '../../../platform/tables/table.js';
import { approvedPlaces } from './approved-places.js';

/** The places of each event of a year, by approved matches (11.3). */
export const grandPrixTable: DownloadedTable = {
  name: 'grand-prix',
  season: 'needed',
  asOf: false,
  columns: ['date', 'event', 'rank', 'pair', 'matches', 'games', 'total', 'best', 'second_best', 'event_id', 'pair_id'],
  async *rows(snapshot, { season }) {
    for (const { event, places } of await approvedPlaces(snapshot, season!)) {
      for (const { rank, pair, standing } of places) {
        const { matches, games, total, raws } = standing;
        yield [
          event.date,
          event.name,
          rank,
          pair.name,
          matches,
          games,
          total,
          raws[0] ?? null,
          raws[1] ?? null,
          event.id,
          pair.id,
        ];
      }
    }
  },
};
