import {
  AliasNode,
  ColumnNode,
  type Expression,
  IdentifierNode,
  type RawBuilder,
  ReferenceNode,
  type SelectQueryNode,
  sql,
} from 'kysely';

/** Values as they come out of JSON that the database has made. */
export type InJson<T> = T extends Date | Uint8Array ? string : T extends bigint ? number : T;

type RowInJson<Columns> = { [Name in keyof Columns]: InJson<Columns[Name]> };

/** A query whose rows are made to JSON: each of its columns is selected by its name. */
interface RowsQuery<Columns> extends Expression<Columns> {
  toOperationNode(): SelectQueryNode;
}

/** The rows of a query, in its order, as one column. */
export function jsonRows<Columns>(query: RowsQuery<Columns>): RawBuilder<RowInJson<Columns>[]> {
  return sql`(SELECT COALESCE(json_agg(${asObject(query)}), '[]') FROM ${query} AS "row")`;
}

/** The one row of a query as one column; null without one. */
export function jsonRow<Columns>(query: RowsQuery<Columns>): RawBuilder<RowInJson<Columns> | null> {
  return sql`(SELECT ${asObject(query)} FROM ${query} AS "row")`;
}

function asObject(query: RowsQuery<unknown>): RawBuilder<unknown> {
  const { selections = [] } = query.toOperationNode();
  const names = selections.map(({ selection }) => nameOf(selection));
  return sql`json_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), sql.ref(`row.${name}`)]))})`;
}

/** @throws Error by a query that selects all columns of a table, whose names are not in it */
function nameOf(selection: unknown): string {
  const node = selection as Parameters<typeof AliasNode.is>[0];
  if (AliasNode.is(node) && IdentifierNode.is(node.alias)) return node.alias.name;
  if (ReferenceNode.is(node) && ColumnNode.is(node.column)) return node.column.column.name;
  throw new Error('A row that becomes JSON says its columns by their names.');
}
