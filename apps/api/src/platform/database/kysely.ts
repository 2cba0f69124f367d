import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Driver,
  InsertQueryNode,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  UpdateQueryNode,
} from 'kysely';
import { allCamelNamed, snakeCase } from './column-names.js';
import type { Tables } from './tables.js';

/** What statements are sent by: Prisma's client, or the handle of a transaction. */
export interface StatementClient {
  $queryRawUnsafe<T>(text: string, ...values: unknown[]): Promise<T>;
  $executeRawUnsafe(text: string, ...values: unknown[]): Promise<number>;
}

/** Kysely's builder for statements that models cannot say, typed by `schema.prisma` and sent where models are. */
export function kyselyOn(client: StatementClient): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new ClientDriver(client),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new SnakeCaseCompiler(),
    },
  });
}

/** Names are written as the database has them. Kysely's plugin for it makes each statement anew, which takes as long as making it. */
class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(snakeCase(identifier));
  }
}

class ClientConnection implements DatabaseConnection {
  constructor(private readonly client: StatementClient) {}

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const isWrite = InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);
    if (isWrite && query.returning === undefined) {
      const affected = await this.client.$executeRawUnsafe(sql, ...parameters);
      return { rows: [], numAffectedRows: BigInt(affected) };
    }
    const rows = await this.client.$queryRawUnsafe<Record<string, unknown>[]>(sql, ...parameters);
    return { rows: allCamelNamed(rows) as Row[], numAffectedRows: BigInt(rows.length) };
  }

  streamQuery(): never {
    throw new Error('Long lists are read from a snapshot.');
  }
}

/** Begins and ends nothing: that is done by `Transactions`. */
class ClientDriver implements Driver {
  private readonly connection: DatabaseConnection;

  constructor(client: StatementClient) {
    this.connection = new ClientConnection(client);
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.connection);
  }

  init = nothing;
  releaseConnection = nothing;
  destroy = nothing;
  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;
}

function nothing(): Promise<void> {
  return Promise.resolve();
}

function refuse(): Promise<void> {
  return Promise.reject(new Error('Transactions are begun by Transactions.run.'));
}
