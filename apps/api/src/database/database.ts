import type { Configuration } from '../configuration/configuration.js';
import { StartProblem } from '../configuration/configuration.js';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.js';
import { applyMigrations } from './migrations.js';

/** The PostgreSQL that this process works on, brought to this version's shape. */
export interface Database {
  readonly url: string;
  /** For the terminal: never holds the password. */
  readonly description: string;
  close(): Promise<void>;
}

export async function openDatabase(configuration: Configuration, onLost: () => void): Promise<Database> {
  if (configuration.databaseUrl !== null) return openExternal(configuration.databaseUrl);
  const embedded = await startEmbeddedPostgres(configuration.dataDirectory, onLost);
  try {
    await applyMigrations(embedded.url);
  } catch (error) {
    await embedded.close();
    throw error;
  }
  return { url: embedded.url, description: `embedded PostgreSQL in ${embedded.folder}`, close: () => embedded.close() };
}

async function openExternal(url: string): Promise<Database> {
  const { host, pathname } = new URL(url);
  const description = `PostgreSQL at ${host}${pathname}`;
  try {
    await applyMigrations(url);
  } catch (error) {
    if (error instanceof StartProblem || !isConnectionError(error)) throw error;
    throw new StartProblem(
      `The database of DATABASE_URL (${description}) cannot be used: ${reasonOf(error)}. Check that it is running and that user, password and database name are right, or leave DATABASE_URL out for the embedded PostgreSQL.`,
    );
  }
  return { url, description, close: () => Promise.resolve() };
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
