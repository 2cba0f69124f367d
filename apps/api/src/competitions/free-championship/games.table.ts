import { publicName, type Table } from '../../platform/tables/table.js';

const columns = ['date', 'order', 'kind', 'game', 'players', 'verdict', 'game_id'] as const;

/** The admitted games of the free championship that were handed in by themselves (12). */
export const freeGamesTable: Table = {
  name: 'free-games',
  season: 'needed',
  asOf: false,
  columns,
  async *rows(snapshot, { season }) {
    const rows = snapshot.rows<Record<(typeof columns)[number], string | number | null>>(
      `SELECT g."date"::text AS "date", g."order", g."kind", g."subject" AS "game",
         (SELECT string_agg(n."name", '; ' ORDER BY n."name" COLLATE "C") FROM (
            SELECT ${publicName('p')} AS "name" FROM "free_game_player" gp JOIN "person" p ON p."id" = gp."person_id"
            WHERE gp."game_id" = g."id") n) AS "players",
         g."verdict", g."id" AS "game_id"
       FROM "free_game" g WHERE g."season" = $1 AND g."state" = 'admitted' ORDER BY g."date", g."id"`,
      [season],
    );
    for await (const row of rows) yield columns.map((column) => row[column]);
  },
};
