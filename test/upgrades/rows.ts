import type pg from 'pg';

/** The rows of a table: the text that PostgreSQL writes for each value, from which it reads exactly that value again. */
export interface TableRows {
  readonly table: string;
  /** Without those that PostgreSQL computes from others. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** All tables of the office with what is in them, by name; rows in the order of their own texts. */
export async function rowsOf(database: pg.Pool): Promise<readonly TableRows[]> {
  const { rows: tables } = await database.query<{ readonly table: string; readonly columns: readonly string[] }>(
    `SELECT table_name AS "table", array_agg(column_name::text ORDER BY ordinal_position) AS "columns"
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
       AND table_name <> '_prisma_migrations'
     GROUP BY table_name ORDER BY table_name COLLATE "C"`,
  );
  const all: TableRows[] = [];
  for (const { table, columns } of tables) {
    const texts = columns.map((column) => `"${column}"::text`).join(', ');
    const { rows } = await database.query<(string | null)[]>({
      text: `SELECT ${texts} FROM "${table}" AS "row" ORDER BY "row"::text COLLATE "C"`,
      rowMode: 'array',
    });
    all.push({ table, columns, rows });
  }
  return all;
}

/** Puts these rows in place of what the tables hold, as a restored dump does: nothing is checked, counted or logged anew. */
export async function putRows(database: pg.Pool, tables: readonly TableRows[]): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    // Triggers, and foreign keys, which are triggers too.
    await client.query('SET LOCAL session_replication_role = replica');
    // The migrations themselves have put in the office and its log's first entry.
    await client.query(`TRUNCATE ${tables.map(({ table }) => `"${table}"`).join(', ')}`);
    for (const { table, columns, rows } of tables) {
      const names = columns.map((column) => `"${column}"`).join(', ');
      const places = columns.map((_, index) => `$${index + 1}`).join(', ');
      for (const row of rows) await client.query(`INSERT INTO "${table}" (${names}) VALUES (${places})`, [...row]);
    }
    await client.query(
      `SELECT setval(pg_get_serial_sequence(quote_ident(table_name), column_name),
         (xpath('//last/text()', query_to_xml(format('SELECT max(%I) AS "last" FROM %I', column_name, table_name), false, true, '')))[1]::text::bigint)
       FROM information_schema.columns
       WHERE table_schema = 'public' AND pg_get_serial_sequence(quote_ident(table_name), column_name) IS NOT NULL`,
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

/** One row a line, behind a line for its table with the columns. */
export function writeRows(tables: readonly TableRows[]): string {
  return tables
    .flatMap(({ table, columns, rows }) => [{ table, columns }, ...rows])
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

export function readRows(text: string): readonly TableRows[] {
  const tables: { readonly table: string; readonly columns: readonly string[]; readonly rows: (string | null)[][] }[] =
    [];
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const value = JSON.parse(line) as (string | null)[] | Omit<TableRows, 'rows'>;
    if (Array.isArray(value)) tables.at(-1)!.rows.push(value);
    else tables.push({ ...value, rows: [] });
  }
  return tables;
}
