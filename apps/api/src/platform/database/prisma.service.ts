import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.js';
import { GatheringSocket } from './gathering-socket.js';
import { JoiningPool } from './joining-pool.js';
import { OpenTransaction, type Transaction, type TransactionOptions } from './open-transaction.js';
import { statementNames, type StatementNames, type Statements, statementsOn } from './statements.js';

/** Waiting for a connection of the pool, in milliseconds. */
const PATIENCE = 10_000;

/** Transactions are ours: within one of Prisma's, statements in SQL would go past it. */
const Models = PrismaClient as unknown as new (
  ...parameters: ConstructorParameters<typeof PrismaClient>
) => Omit<PrismaClient, keyof Statements | '$transaction' | '$extends'>;

/** The one Prisma client, and the connections past it. Only repositories use it, and its types stay in them. */
@Injectable()
export class PrismaService extends Models implements Statements, OnApplicationShutdown {
  /** Its connections, to be counted. */
  readonly pool: pg.Pool;
  private readonly prepared: boolean;
  private readonly nameOf: StatementNames;
  private readonly statements: Statements;

  /** @param prepared whether PostgreSQL keeps the statements of a connection, so that each is parsed and planned once */
  constructor(url: string, poolSize: number, prepared: boolean) {
    // Days and instants would be those of the time zone of the session. What PostgreSQL reckons to be long, for it cannot know
    // how few a list names, it would compile: that takes a hundred times as long as the statement.
    const pool = new JoiningPool({
      connectionString: url,
      max: poolSize,
      application_name: 'office',
      options: '-c TimeZone=UTC -c jit=off',
      // Statements that follow each other are sent without waiting for the answer in between.
      pipeline: true,
      stream: () => new GatheringSocket(),
    });
    // A lost connection that nobody listens to would end the process. An idle one, of which the pool tells, is replaced by the
    // next that is wanted; one between two statements of a transaction fails with the next of them, which is told to its sender.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const nameOf = prepared ? statementNames() : () => '';
    // Longer errors show the query with its values, which are for no log.
    const adapter = new PrismaPg(pool, {
      disposeExternalPool: true,
      ...(prepared ? { statementNameGenerator: nameOf } : {}),
    });
    super({ adapter, errorFormat: 'minimal' });
    this.pool = pool;
    this.prepared = prepared;
    this.nameOf = nameOf;
    this.statements = statementsOn(() => pool, nameOf);
  }

  $queryRaw<T = unknown>(...query: Parameters<Statements['$queryRaw']>): Promise<T> {
    return this.statements.$queryRaw<T>(...query);
  }

  $executeRaw(...query: Parameters<Statements['$executeRaw']>): Promise<number> {
    return this.statements.$executeRaw(...query);
  }

  $queryRawUnsafe<T = unknown>(...query: Parameters<Statements['$queryRawUnsafe']>): Promise<T> {
    return this.statements.$queryRawUnsafe<T>(...query);
  }

  $executeRawUnsafe(...query: Parameters<Statements['$executeRawUnsafe']>): Promise<number> {
    return this.statements.$executeRawUnsafe(...query);
  }

  $send(...query: Parameters<Statements['$send']>): Promise<void> {
    return this.statements.$send(...query);
  }

  /** All of the work is kept, or nothing. Others hear of it by their own looking: see `Transactions`. */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>, options: TransactionOptions): Promise<T> {
    const client = await this.connection();
    return OpenTransaction.run(client, this as unknown as PrismaClient, this.nameOf, options, work);
  }

  /**
   * A statement under a name of its own, for what very many requests ask. Values come as `pg` makes them, so days and numbers
   * beyond 2³¹ are to be asked for as text.
   * @param name of this text and no other
   */
  async direct<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>({ text, values: [...values], ...(this.prepared ? { name } : {}) });
    return rows;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
    // Prisma leaves a pool that it has not used yet.
    if (!this.pool.ended) await this.pool.end();
  }

  private async connection(): Promise<pg.PoolClient> {
    const wanted = this.pool.connect();
    let clock: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      clock = setTimeout(
        () => reject(new Error(`No connection to the database was free for ${PATIENCE} ms.`)),
        PATIENCE,
      );
    });
    try {
      return await Promise.race([wanted, late]);
    } catch (error) {
      wanted.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      clearTimeout(clock);
    }
  }
}
