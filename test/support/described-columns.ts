import pg from 'pg';
import type { ColumnKind } from './written-statements.js';

const { builtins } = pg.types;
/** As Prisma hands them on. */
const kinds = new Map<number, ColumnKind>([
  [builtins.BOOL, 'boolean'],
  [builtins.BYTEA, 'bytes'],
  [builtins.INT2, 'number'],
  [builtins.INT4, 'number'],
  [builtins.FLOAT4, 'number'],
  [builtins.FLOAT8, 'number'],
  [builtins.INT8, 'bigint'],
  [builtins.DATE, 'Date'],
  [builtins.TIMESTAMP, 'Date'],
  [builtins.TIMESTAMPTZ, 'Date'],
  [builtins.JSON, 'any'],
  [builtins.JSONB, 'any'],
  [builtins.TEXT, 'string'],
  [builtins.VARCHAR, 'string'],
  [builtins.UUID, 'string'],
]);
const NAME = 19;

/** The columns that PostgreSQL says a statement would answer with; it is prepared and never run. @throws pg.DatabaseError */
export function describedColumns(client: pg.Client, text: string): Promise<ReadonlyMap<string, ColumnKind>> {
  return new Promise((resolve, reject) => {
    let columns: ReadonlyMap<string, ColumnKind> = new Map();
    const description = {
      submit(connection: pg.Connection): void {
        connection.parse({ text, name: '', types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
        columns = new Map(fields.map(({ name, dataTypeID }) => [name, kindOf(dataTypeID)]));
      },
      // The client does not say any more that it is ready to who was told of an error.
      handleError: reject,
      handleReadyForQuery: (): void => resolve(columns),
    };
    client.query(description as unknown as pg.Submittable);
  });
}

function kindOf(type: number): ColumnKind {
  return type === NAME ? 'string' : (kinds.get(type) ?? 'list');
}
