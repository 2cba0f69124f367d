import type pg from 'pg';
import type { Prisma, PrismaClient } from './generated/client.js';
import { JoiningPool } from './joining-pool.js';
import {
  type Connection,
  StatementError,
  type StatementNames,
  type Statements,
  statementsOn,
  withoutValues,
} from './statements.js';

/** The models of Prisma, and statements in SQL. */
export type Transaction = Omit<Prisma.TransactionClient, keyof Statements | '$transaction'> & Statements;

export interface TransactionOptions {
  /** Milliseconds after which it is given up. */
  readonly longest: number;
  /** What it sees: each statement what was committed before it, unless told otherwise. */
  readonly isolation?: 'REPEATABLE READ';
}

/** The SQLSTATE of whatever is sent to a transaction of which a statement has failed. */
const FAILED_BEFORE = '25P02';

/**
 * A transaction on a connection of the pool. Statements in SQL are sent as they are; Prisma joins when one of its models is
 * first asked for.
 */
export class OpenTransaction {
  private isExpired = false;
  private isOver = false;
  private readonly clock: NodeJS.Timeout;
  /** What was sent and not waited for. */
  private readonly sent: Promise<unknown>[] = [];
  private joined: { readonly models: Promise<Prisma.TransactionClient>; leave: () => Promise<void> } | null = null;

  private constructor(
    private readonly client: pg.PoolClient,
    private readonly prisma: PrismaClient,
    private readonly longest: number,
  ) {
    this.clock = setTimeout(() => {
      this.isExpired = true;
      // Nobody waits for its locks any longer, whatever it is busy with.
      void client.query('ROLLBACK').catch(() => undefined);
    }, longest);
    this.clock.unref();
  }

  /** Runs the work: all of it is kept, or nothing. The connection goes back to its pool. */
  static async run<T>(
    client: pg.PoolClient,
    prisma: PrismaClient,
    nameOf: StatementNames,
    { longest, isolation }: TransactionOptions,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const open = new OpenTransaction(client, prisma, longest);
    let isSound = false;
    try {
      void open.send(nameOf, isolation === undefined ? 'BEGIN' : `BEGIN ISOLATION LEVEL ${isolation}`);
      const result = await work(open.facade(nameOf));
      await open.joined?.leave();
      const committed = open.send(nameOf, 'COMMIT');
      open.isOver = true;
      for (const each of open.sent) await each;
      // The database answers otherwise when a statement failed and the work went on as if it had not.
      if ((await committed).command !== 'COMMIT')
        throw new Error('A statement of the transaction had failed: nothing of it was kept.');
      isSound = true;
      return result;
    } catch (error) {
      // Work that goes on in spite of it would be kept, statement by statement.
      open.isOver = true;
      await open.joined?.leave();
      isSound = await client.query('ROLLBACK').then(
        () => true,
        () => false,
      );
      throw await open.whatFailedFirst(error);
    } finally {
      clearTimeout(open.clock);
      client.release(!isSound);
    }
  }

  private send(nameOf: StatementNames, text: string): Promise<pg.QueryResult> {
    const sent = this.connection()
      .query({ name: nameOf({ sql: text }), text })
      .catch((error: unknown) => Promise.reject(withoutValues(error) as Error));
    this.leave(sent);
    return sent;
  }

  private leave(sent: Promise<unknown>): void {
    // Whoever waits for all of it is told of the first that failed.
    sent.catch(() => undefined);
    this.sent.push(sent);
  }

  /** When a statement has failed that nobody waited for, the next one only says that it came too late. */
  private async whatFailedFirst(error: unknown): Promise<unknown> {
    if (!(error instanceof StatementError) || error.sqlState !== FAILED_BEFORE) return error;
    const [first] = await Promise.allSettled(this.sent).then((sent) =>
      sent.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : [])),
    );
    return first ?? error;
  }

  private connection(): pg.PoolClient {
    if (this.isExpired) throw new Error(`The transaction took longer than ${this.longest} ms and was given up.`);
    if (this.isOver) throw new Error('The transaction is over.');
    return this.client;
  }

  private facade(nameOf: StatementNames): Transaction {
    const statements = statementsOn(
      () => this.connection(),
      nameOf,
      (sent) => this.leave(sent),
    );
    return new Proxy(statements as Transaction, {
      get: (_, property) => {
        if (property in statements) return Reflect.get(statements, property) as unknown;
        return isModel(this.prisma, property) ? this.model(property) : undefined;
      },
    });
  }

  private model(name: ModelName): unknown {
    return new Proxy(
      {},
      {
        get:
          (_, method) =>
          async (...parameters: unknown[]) => {
            const models = await this.models();
            return (models[name] as unknown as Readonly<Record<string | symbol, Method>>)[method]!(...parameters);
          },
      },
    );
  }

  private async models(): Promise<Prisma.TransactionClient> {
    this.connection();
    this.joined ??= this.join();
    return this.joined.models;
  }

  private join(): NonNullable<OpenTransaction['joined']> {
    const lent = { query: (config: pg.QueryConfig) => this.connection().query(config) } as Connection;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let whole: Promise<unknown> = Promise.resolve();
    const models = new Promise<Prisma.TransactionClient>((resolve, reject) => {
      const work = async (joined: Prisma.TransactionClient): Promise<void> => {
        if (!JoiningPool.isJoined(lent)) throw new Error('Prisma has begun a transaction of its own.');
        resolve(joined);
        await ended;
      };
      whole = JoiningPool.join(lent, () => this.prisma.$transaction(work, { timeout: this.longest }));
      whole.catch(reject);
    });
    // That it has ended by itself, its next statement has told.
    const leave = async (): Promise<void> => {
      end();
      await whole.catch(() => undefined);
    };
    return { models, leave };
  }
}

type Method = (...parameters: unknown[]) => Promise<unknown>;
type ModelName = Exclude<keyof Prisma.TransactionClient, `$${string}` | symbol>;

function isModel(prisma: PrismaClient, property: string | symbol): property is ModelName {
  if (typeof property === 'symbol' || property.startsWith('$')) return false;
  const value: unknown = Reflect.get(prisma, property);
  return typeof value === 'object' && value !== null && 'findUnique' in value;
}
