import type { Table } from '../../platform/tables/table.js';

const columns = [
  ...['date', 'order', 'team_a', 'team_b', 'raw_a', 'raw_b', 'points_a', 'points_b', 'kind', 'competitions', 'state'],
  ...['verdict', 'match_id', 'team_a_id', 'team_b_id'],
  ...['championship_team_a', 'championship_team_b', 'championship_team_a_id', 'championship_team_b_id'],
] as const;

/**
 * Matches that everybody sees; one that is reopened counts nowhere (D13). The teams of the championship are those for which
 * a match is kept there: its sides, or for the pairs of a Grand Prix the teams for which they play (11.2).
 */
export const matchesTable: Table = {
  name: 'matches',
  season: 'needed',
  asOf: false,
  columns,
  async *rows(snapshot, { season }) {
    const rows = snapshot.rows<Record<(typeof columns)[number], string | number | null>>(
      `SELECT m."date"::text AS "date", m."order", a."name" AS "team_a", b."name" AS "team_b", m."raw_a", m."raw_b", m."points_a",
         m."points_b", m."kind", array_to_string(m."competitions", ' ') AS "competitions", m."state", m."verdict",
         m."id" AS "match_id", m."side_a" AS "team_a_id", m."side_b" AS "team_b_id",
         ca."name" AS "championship_team_a", cb."name" AS "championship_team_b",
         r."side_a" AS "championship_team_a_id", r."side_b" AS "championship_team_b_id"
       FROM "match" m JOIN "side" a ON a."id" = m."side_a" JOIN "side" b ON b."id" = m."side_b"
       LEFT JOIN "match_result" r ON r."match_id" = m."id" AND r."competition" = 'championship'
       LEFT JOIN "side" ca ON ca."id" = r."side_a" LEFT JOIN "side" cb ON cb."id" = r."side_b"
       WHERE m."season" = $1 AND m."state" IN ('approved', 'reopened') ORDER BY m."date", m."order", m."id"`,
      [season],
    );
    for await (const row of rows) yield columns.map((column) => row[column]);
  },
};
