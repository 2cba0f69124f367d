import { type SelectQueryBuilder, sql } from 'kysely';

/** Where a page of a list begins, and which way it is read. */
export interface PageOfRows {
  /** The columns of the list's order; no two rows have all of them alike. */
  readonly by: readonly string[];
  /** What the row before the page has in these columns; null at the beginning. */
  readonly beyond: readonly string[] | null;
  readonly ascending: boolean;
  readonly rows: number;
}

/** The rows of one page of a query, in the order of the list. */
export function pageOf<DB, Table extends keyof DB, Columns>(
  query: SelectQueryBuilder<DB, Table, Columns>,
  { by, beyond, ascending, rows }: PageOfRows,
): SelectQueryBuilder<DB, Table, Columns> {
  const order = by.map((column) => sql.ref(column));
  const behind = sql.raw(ascending ? '>' : '<');
  let page = query.limit(rows);
  if (beyond !== null) page = page.where(sql<boolean>`(${sql.join(order)}) ${behind} (${sql.join([...beyond])})`);
  for (const column of order) page = page.orderBy(column, ascending ? 'asc' : 'desc');
  return page;
}
