import {
  type AliasedRawBuilder,
  type Expression,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type UpdateQueryBuilder,
  type UpdateResult,
  sql,
} from 'kysely';
import { snakeCase } from './column-names.js';
import type { NewRow, Tables } from './tables.js';

type TableName = keyof Tables;

/** Rows of a table, at least one, all with the same columns. */
export type NewRows<Table extends TableName> = readonly NewRow<Table>[];

/** Any of these values. The text of the statement is the same however many there are, so that it is prepared once. */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`ANY (${[...values]})`;
}

/**
 * Inserts rows, all with the columns of the first, by one parameter, so that one text of the statement serves any number.
 * Values of columns of type JSON are given as they are, not as texts.
 * @param made columns of which only the database knows the values, by what it makes them of: a row is `given` there
 */
export function insertRows<Table extends TableName, Made extends keyof Tables[Table] & string = never>(
  { $kysely: kysely }: { readonly $kysely: Kysely<Tables> },
  table: Table,
  rows: readonly Omit<NewRow<Table>, Made>[],
  made: Readonly<Record<Made, Expression<unknown>>> = {} as Readonly<Record<Made, Expression<unknown>>>,
): InsertQueryBuilder<Tables, Table, InsertResult> {
  const columns = columnsOf(rows);
  const values = [...columns.map((column) => sql.ref(column)), ...Object.values<Expression<unknown>>(made)];
  const given = rowsJson(rows);
  return kysely
    .insertInto(table)
    .columns([...columns, ...Object.keys(made)] as never[])
    .expression(
      sql`SELECT ${sql.join(values)} FROM json_populate_recordset(NULL::${sql.table(table)}, ${given}::json) AS given` as never,
    );
}

/** Inserts rows, and takes those that are there already for what they are from now on. @param key the columns that tell which it is */
export function upsertRows<Table extends TableName>(
  client: { readonly $kysely: Kysely<Tables> },
  table: Table,
  rows: NewRows<Table>,
  ...key: readonly (keyof Tables[Table] & string)[]
): InsertQueryBuilder<Tables, Table, InsertResult> {
  const others = columnsOf(rows).filter((column) => !(key as readonly string[]).includes(column));
  const excluded = Object.fromEntries(others.map((column) => [column, sql.ref(`excluded.${column}`)]));
  return insertRows(client, table, rows).onConflict((conflict) => conflict.columns(key).doUpdateSet(excluded as never));
}

/**
 * Gives rows that are there the columns of the first for what they are from now on; `given` are the new ones in what is added
 * to the statement. @param key the columns that tell which it is
 */
export function updateRows<Table extends TableName>(
  { $kysely: kysely }: { readonly $kysely: Kysely<Tables> },
  table: Table,
  rows: readonly Partial<NewRow<Table>>[],
  ...key: readonly (keyof Tables[Table] & string)[]
): UpdateQueryBuilder<Tables, Table, Table, UpdateResult> {
  const others = columnsOf(rows).filter((column) => !(key as readonly string[]).includes(column));
  const given = sql`json_populate_recordset(NULL::${sql.table(table)}, ${rowsJson(rows)}::json)`;
  const update = kysely.updateTable(table as never).from(given.as('given')) as unknown as UpdateQueryBuilder<
    Tables,
    Table,
    Table,
    UpdateResult
  >;
  const isSame = key.map((column) => sql<boolean>`${sql.ref(`${table}.${column}`)} = ${sql.ref(`given.${column}`)}`);
  const set = Object.fromEntries(others.map((column) => [column, sql.ref(`given.${column}`)]));
  return update.set(set as never).where(sql.join<boolean>(isSame, sql` AND `));
}

function columnsOf([first]: readonly object[]): readonly string[] {
  if (first === undefined) throw new Error('There are no rows to insert.');
  return Object.keys(first);
}

function withDatabaseNames(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), writtenValue(value)]));
}

function writtenValue(value: unknown): unknown {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return typeof value === 'bigint' ? value.toString() : value;
}

/** Rows of a table as JSON, with the names that the database has, as a table that a statement reads. */
export function writtenRows<Table extends TableName, Name extends string>(
  table: Table,
  name: Name,
  json: string,
): AliasedRawBuilder<Selectable<Tables[Table]>, Name> {
  return sql<Selectable<Tables[Table]>>`json_populate_recordset(NULL::${sql.table(table)}, ${json}::json)`.as<Name>(
    sql.id(name),
  );
}

/** Inserts rows of a table as JSON, with the names that the database has: a column of type `json` keeps its text as it stands there. */
export function insertWritten(
  { $kysely: kysely }: { readonly $kysely: Kysely<Tables> },
  table: string,
  columns: readonly string[],
  json: string,
): InsertQueryBuilder<Tables, TableName, InsertResult> {
  const rows = sql`json_populate_recordset(NULL::${sql.table(table)}, ${json}::json)`;
  return kysely
    .insertInto(table as TableName)
    .columns(columns as never[])
    .expression(sql`SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${rows}` as never);
}

type ColumnType =
  'boolean' | 'bytea' | 'date' | 'integer' | 'json' | 'jsonb' | 'text' | 'text[]' | 'timestamptz' | 'uuid' | 'uuid[]';

type ColumnTypes<Columns> = { readonly [Column in keyof Columns & string]: ColumnType };

/**
 * Rows that a statement brings with it, as a table that it reads: one parameter, so that one text of the statement serves any number.
 * Their order is a column of its own where it matters.
 */
export function broughtRows<Name extends string, Columns extends object>(
  name: Name,
  rows: readonly Columns[],
  types: ColumnTypes<Columns>,
): AliasedRawBuilder<Columns, Name> {
  return rowsIn(name, sql`${rowsJson(rows)}`, types);
}

/** The same for a statement that is kept (`prepared`). @param json the value that it gets: `rowsJson` */
export function rowsIn<Name extends string, Columns extends object>(
  name: Name,
  json: RawBuilder<unknown>,
  types: ColumnTypes<Columns>,
): AliasedRawBuilder<Columns, Name> {
  const columns = Object.entries<ColumnType>(types).map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`);
  return sql<Columns>`json_to_recordset(${json}::json)`.as<Name>(sql`${sql.ref(name)} (${sql.join(columns)})`);
}

/** Rows as a statement brings them with it. */
export function rowsJson(rows: readonly object[]): string {
  return JSON.stringify(rows.map(withDatabaseNames));
}
