import { type GuardedTable, readGuards } from '../../audit/verification/guards.js';
import { type Kysely, sql } from 'kysely';
import { catalogueOf } from '../../../platform/database/catalogue.js';
import { anyOf } from '../../../platform/database/rows.js';
import type { Tables } from '../../../platform/database/tables.js';

/** A table of which the log keeps, in the chain of a season, every row. */
export interface SeasonTable extends GuardedTable {
  /** Columns of type `json`, whose text is kept as it was written. */
  readonly texts: readonly string[];
  readonly columns: readonly string[];
}

/**
 * All tables whose rows belong to a season, by name: those with a column that says to which. The table of a competition that is
 * added later is among them as soon as it is logged.
 */
export async function seasonTables(database: { readonly $kysely: Kysely<Tables> }): Promise<readonly SeasonTable[]> {
  const { tables } = await readGuards();
  const columns = await catalogueOf(database)
    .selectFrom('information_schema.columns as c')
    .select(['c.tableName as table', 'c.columnName as column', 'c.dataType as type'])
    .where('c.tableSchema', '=', sql<string>`current_schema()`)
    .where('c.tableName', '=', anyOf(tables.map(({ table }) => table)))
    .orderBy('c.tableName')
    .orderBy('c.ordinalPosition')
    .execute();
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

/** The column that says to which season a row belongs. */
export function seasonColumn(table: string): string {
  return table === 'season' ? 'year' : 'season';
}
