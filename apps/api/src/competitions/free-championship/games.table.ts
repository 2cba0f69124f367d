import { sql } from 'kysely';
import { toDay } from '../../platform/database/days.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import type { DownloadedTable } from '../../platform/tables/table.js';

const columns = ['date', 'order', 'kind', 'game', 'players', 'verdict', 'game_id'] as const;

/** The admitted games of the free championship that were handed in by themselves (12). */
export const freeGamesTable: DownloadedTable = {
  name: 'free-games',
  season: 'needed',
  asOf: false,
  columns,
  async *rows(snapshot, { season }) {
    const games = snapshot.$kysely
      .selectFrom('freeGame as g')
      .select(['g.date', 'g.order', 'g.kind', 'g.subject', 'g.verdict', 'g.id'])
      .select((eb) =>
        jsonRows(
          eb
            .selectFrom('freeGamePlayer as gp')
            .innerJoin('publicName as p', 'p.id', 'gp.personId')
            .select('p.name')
            .whereRef('gp.gameId', '=', 'g.id')
            .orderBy(sql`p.name COLLATE "C"`),
        ).as('players'),
      )
      .where('g.season', '=', season!)
      .where('g.state', '=', 'admitted')
      .orderBy('g.date')
      .orderBy('g.id');
    for await (const { date, order, kind, subject, players, verdict, id } of snapshot.each(games)) {
      yield [toDay(date), order, kind, subject, players.map(({ name }) => name).join('; '), verdict, id];
    }
  },
};
