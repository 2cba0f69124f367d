import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Connection } from './statements.js';

const joining = new AsyncLocalStorage<Connection>();

/** How many have been lent to nobody yet. As long as Node follows what belongs to whom, every promise costs more. */
let underWay = 0;
const lentOut = new WeakSet<Connection>();

/** A pool of connections that also lends out one that is in use, so that Prisma joins a transaction that it has not begun. */
export class JoiningPool extends pg.Pool {
  /** Whatever asks for a connection within `begin` gets this one. What it says of beginning and end is not passed on. */
  static join<T>(connection: Connection, begin: () => T): T {
    underWay += 1;
    return joining.run(connection, begin);
  }

  /** Whether it was asked for: else whoever began something did so on a connection of his own. */
  static isJoined(connection: Connection): boolean {
    return lentOut.has(connection);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      release: (error?: Error | boolean) => void,
    ) => void,
  ): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (callback !== undefined) return super.connect(callback);
    const joined = joining.getStore();
    if (joined === undefined) return super.connect();
    lentOut.add(joined);
    underWay -= 1;
    if (underWay === 0) joining.disable();
    return Promise.resolve(lent(joined));
  }
}

const borders = new Set(['BEGIN', 'COMMIT', 'ROLLBACK']);
const nothing = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };

/** As much of a connection as a transaction of Prisma's adapter uses. */
function lent(connection: Connection): pg.PoolClient {
  return {
    query: (config: pg.QueryConfig) => (borders.has(config.text) ? Promise.resolve(nothing) : connection.query(config)),
    on: () => undefined,
    removeListener: () => undefined,
    release: () => undefined,
  } as unknown as pg.PoolClient;
}
