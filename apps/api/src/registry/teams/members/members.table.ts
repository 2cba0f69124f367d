import { publicName, type Table } from '../../../platform/tables/table.js';

const columns = ['team', 'player', 'captain', 'first_day', 'last_day', 'team_id', 'player_id'] as const;

/** Who is or was in the confirmed teams of a season (D20). */
export const membersTable: Table = {
  name: 'members',
  season: 'needed',
  asOf: false,
  columns,
  async *rows(snapshot, { season }) {
    const rows = snapshot.rows<Record<(typeof columns)[number], string | boolean | null>>(
      `SELECT s."name" AS "team", ${publicName('p')} AS "player", m."captain", m."first_day"::text AS "first_day",
         m."last_day"::text AS "last_day", s."id" AS "team_id", p."id" AS "player_id"
       FROM "membership" m JOIN "team" t ON t."id" = m."team_id" JOIN "side" s ON s."id" = t."id"
       JOIN "person" p ON p."id" = m."person_id"
       WHERE m."season" = $1 AND t."confirmed_at" IS NOT NULL
       ORDER BY t."name_key", s."id", NOT m."captain", m."first_day", p."id"`,
      [season],
    );
    for await (const row of rows) yield columns.map((column) => row[column]);
  },
};
