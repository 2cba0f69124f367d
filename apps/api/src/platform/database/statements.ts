import pg from 'pg';
import { Prisma } from './generated/client.js';

/**
 * Statements in SQL with their values beside them, sent by `pg` itself: Prisma's own work on a statement that it has not made
 * is several times that of the database. Called, and answered, as Prisma does it.
 */
export interface Statements {
  $queryRaw<T = unknown>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<T>;
  $executeRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<number>;
  $queryRawUnsafe<T = unknown>(text: string, ...values: unknown[]): Promise<T>;
  $executeRawUnsafe(text: string, ...values: unknown[]): Promise<number>;
  /**
   * Sends a statement for whose answer the work does not wait: it goes to the database together with the next ones. When it
   * fails, so do the next statement and the end of the transaction, which waits for it.
   */
  $send(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<void>;
}

/** A pool, or the one connection of a transaction. */
export type Connection = Pick<pg.ClientBase, 'query'>;

/** The name under which a connection keeps a statement; the empty one when it does not. */
export type StatementNames = (statement: { readonly sql: string }) => string;

/** The database has refused a statement. Its details, which hold values, are for no log. */
export class StatementError extends Error {
  readonly sqlState: string | null;
  /** The constraint that was broken, by its name in the migrations. */
  readonly constraint: string | null;

  constructor({ message, code, constraint }: pg.DatabaseError) {
    super(message);
    this.name = 'StatementError';
    this.sqlState = code ?? null;
    this.constraint = constraint ?? null;
  }
}

/** What the database says of a statement, without the values in it; other errors stay what they are. */
export function withoutValues(error: unknown): unknown {
  return error instanceof pg.DatabaseError ? new StatementError(error) : error;
}

/**
 * @param connection asked for each statement, so that it can refuse
 * @param left takes what was sent and is not waited for; without it there is nobody who could wait later
 */
export function statementsOn(
  connection: () => Connection,
  nameOf: StatementNames,
  left?: (sent: Promise<unknown>) => void,
): Statements {
  const send = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    try {
      return await connection().query({ name: nameOf({ sql: text }), text, values: [...values], types });
    } catch (error) {
      throw withoutValues(error);
    }
  };
  const sendSql = (query: TemplateStringsArray | Prisma.Sql, values: readonly unknown[]): Promise<pg.QueryResult> => {
    const sql = query instanceof Prisma.Sql ? query : Prisma.sql(query, ...values);
    return send(sql.text, sql.values);
  };
  return {
    $queryRaw: async <T>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
      (await sendSql(query, values)).rows as T,
    $executeRaw: async (query, ...values) => (await sendSql(query, values)).rowCount ?? 0,
    $queryRawUnsafe: async <T>(text: string, ...values: unknown[]) => (await send(text, values)).rows as T,
    $executeRawUnsafe: async (text, ...values) => (await send(text, values)).rowCount ?? 0,
    $send: async (query, ...values) => {
      const sent = sendSql(query, values);
      if (left === undefined) await sent;
      else left(sent);
    },
  };
}

/** Values as Prisma makes them, where `pg` by itself would make others. Sessions are in UTC. */
const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, BigInt],
  [pg.types.builtins.NUMERIC, (text) => new Prisma.Decimal(text)],
  [pg.types.builtins.DATE, (text) => new Date(`${text}T00:00:00Z`)],
  [pg.types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`)],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(`${text.slice(0, -'+00'.length).replace(' ', 'T')}Z`)],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => parsers.get(type) ?? (pg.types.getTypeParser(type, format) as unknown),
};

/** Statements that every connection keeps. Texts that grow with a list are many, and are not worth it. */
const MOST_PREPARED = 500;

/** A name for each text of a statement; none when there are enough. */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MOST_PREPARED) return known ?? '';
    const name = `office ${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
