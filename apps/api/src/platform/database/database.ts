import type { Configuration } from '../configuration/configuration.js';
import { StartProblem } from '../configuration/configuration.js';
import { fullDiskProblem } from './embedded/failed-start.js';
import { type Keeper, startEmbeddedPostgres } from './embedded/embedded-postgres.js';
import { forgiveWrongLetters } from './forgiving.js';
import { applyMigrations } from './migrations.js';

/** The PostgreSQL that this process works on. */
export interface OpenedDatabase {
  readonly url: string;
  /** For the terminal: never holds the password. */
  readonly description: string;
  /** Whether it finds names with a wrong letter in them; known of one that was brought to this version's shape. */
  readonly forgiving?: boolean;
  close(): Promise<void>;
}

/** The database, brought to this version's shape. @param keeper wants the embedded one started again when it dies */
export async function openDatabase(
  configuration: Configuration,
  keeper: Keeper | null = null,
): Promise<OpenedDatabase> {
  const database = await reachDatabase(configuration, keeper);
  try {
    await applyMigrations(database.url);
    return { ...database, forgiving: await forgiveWrongLetters(database.url) };
  } catch (error) {
    await database.close();
    throw fullDiskProblem(error) ?? (configuration.databaseUrl === null ? error : unusable(database, error));
  }
}

/** The database as it is: nothing in it is changed, and an external one may turn out not to be there. */
export async function reachDatabase(
  configuration: Configuration,
  keeper: Keeper | null = null,
): Promise<OpenedDatabase> {
  if (configuration.databaseUrl !== null) {
    const { host, pathname } = new URL(configuration.databaseUrl);
    const description = `PostgreSQL at ${host}${pathname}`;
    return { url: configuration.databaseUrl, description, close: () => Promise.resolve() };
  }
  const embedded = await startEmbeddedPostgres(configuration.dataDirectory, keeper);
  return { url: embedded.url, description: `embedded PostgreSQL in ${embedded.folder}`, close: () => embedded.close() };
}

/** What to tell of an error in connecting to an external database; other errors stay what they are. */
export function unusable({ description }: OpenedDatabase, error: unknown): unknown {
  if (error instanceof StartProblem || !isConnectionError(error)) return error;
  return new StartProblem(
    `The database of DATABASE_URL (${description}) cannot be used: ${reasonOf(error)}. Check that it is running and that user, password and database name are right, or leave DATABASE_URL out for the embedded PostgreSQL.`,
  );
}

/** Sockets' own codes, and SQLSTATE classes 08 (connection), 28 (authorization), 3D (no such database), 57P and 53 (not now). */
function isConnectionError(error: unknown): error is Error & { code: string } {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(E[A-Z]+$|08|28|3D|57P|53)/.test(code);
}

/** Node reports a host with several addresses as one error without a message that holds one error for each. */
function reasonOf(error: Error): string {
  return error instanceof AggregateError ? error.errors.map((each: Error) => each.message).join(', ') : error.message;
}
