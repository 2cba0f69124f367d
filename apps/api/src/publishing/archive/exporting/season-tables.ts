import { type LoggedTable, readGuards } from '../../audit/verification/guards.js';
import type { Snapshot } from '../../../platform/database/snapshot.js';

/** A table of which the log keeps, in the chain of a season, every row. */
export interface SeasonTable extends LoggedTable {
  /** Columns of type `json`, whose text is kept as it was written. */
  readonly texts: readonly string[];
  readonly columns: readonly string[];
}

/**
 * All tables whose rows belong to a season, by name: those with a column that says to which. The table of a competition that is
 * added later is among them as soon as it is logged.
 */
export async function seasonTables(snapshot: Pick<Snapshot, 'all'>): Promise<readonly SeasonTable[]> {
  const { tables } = await readGuards();
  const columns = await snapshot.all<{ table: string; column: string; type: string }>(
    `SELECT c.table_name AS "table", c.column_name AS "column", c.data_type AS "type" FROM information_schema.columns c
     WHERE c.table_schema = current_schema() AND c.table_name = ANY ($1) ORDER BY c.table_name, c.ordinal_position`,
    [tables.map(({ table }) => table)],
  );
  return tables
    .map((logged) => {
      const own = columns.filter(({ table }) => table === logged.table);
      const texts = own.filter(({ type }) => type === 'json').map(({ column }) => column);
      return {
        ...logged,
        texts,
        columns: own.map(({ column }) => column),
      };
    })
    .filter(({ table, columns: own }) => table === 'season' || own.includes('season'))
    .sort((a, b) => (a.table < b.table ? -1 : 1));
}

/** SQL for the column that says to which season a row belongs. */
export function seasonColumn(table: string): string {
  return table === 'season' ? '"year"' : '"season"';
}
