import type { TeamSeasonTable } from './queries.js';

type Row = TeamSeasonTable['rows'][number];

interface Place extends Row {
  /** How many teams the table has. */
  readonly teams: number;
}

/** Where a team stands in the championship; null before its first match, and of a pair. */
export function placeOf(table: TeamSeasonTable | null, id: string): Place | null {
  const row = table?.rows.find(({ team }) => team.id === id);
  return row === undefined || row.matches === 0 ? null : { ...row, teams: table!.rows.length };
}
