import type { Table } from '../../platform/tables/table.js';
import { keptFreeTable } from './kept-table.js';

/** The table of the free championship (12). */
export const freeChampionshipTable: Table = {
  name: 'free-championship',
  season: 'needed',
  asOf: true,
  columns: ['rank', 'player', 'points', 'games', 'player_id'],
  async *rows(snapshot, { season, asOf }) {
    for (const { rank, player, points, games } of await keptFreeTable(snapshot, season!, asOf)) {
      yield [rank, player.name, points, games, player.id];
    }
  },
};
