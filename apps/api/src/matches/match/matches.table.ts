import type { Table } from '../../platform/tables/table.js';

const columns = [
  ...['date', 'order', 'team_a', 'team_b', 'raw_a', 'raw_b', 'points_a', 'points_b', 'kind', 'competitions', 'state'],
  ...['verdict', 'match_id', 'team_a_id', 'team_b_id'],
] as const;

/** Matches that everybody sees; one that is reopened counts nowhere (D13). */
export const matchesTable: Table = {
  name: 'matches',
  season: 'needed',
  asOf: false,
  columns,
  async *rows(snapshot, { season }) {
    const rows = snapshot.rows<Record<(typeof columns)[number], string | number | null>>(
      `SELECT m."date"::text AS "date", m."order", a."name" AS "team_a", b."name" AS "team_b", m."raw_a", m."raw_b", m."points_a",
         m."points_b", m."kind", array_to_string(m."competitions", ' ') AS "competitions", m."state", m."verdict",
         m."id" AS "match_id", m."side_a" AS "team_a_id", m."side_b" AS "team_b_id"
       FROM "match" m JOIN "side" a ON a."id" = m."side_a" JOIN "side" b ON b."id" = m."side_b"
       WHERE m."season" = $1 AND m."state" IN ('approved', 'reopened') ORDER BY m."date", m."order", m."id"`,
      [season],
    );
    for await (const row of rows) yield columns.map((column) => row[column]);
  },
};
