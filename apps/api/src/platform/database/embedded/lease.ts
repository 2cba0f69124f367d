import pg from 'pg';

/** Any number that nobody else uses in this server. */
const LOCK = 72_707_370;

export interface Address {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/**
 * Who uses the embedded server holds a shared advisory lock on it. The lock goes with its connection, so a process that is
 * killed leaves nothing to clean up; whoever can take the lock exclusively is the last and stops the server.
 */
export interface Lease {
  /** Gives up the share. True: nobody else has one, and nobody can get one until the server has stopped. */
  isLast(): Promise<boolean>;
  end(): Promise<void>;
}

/** Throws while the server is not (or no longer) accepting connections; `isPassing` tells such an error from a real one. */
export async function takeLease(address: Address, database: string, onLost: () => void): Promise<Lease> {
  const client = new pg.Client({ ...address, database: 'postgres', ssl: false, application_name: 'office lease' });
  let held = false;
  client.on('error', () => undefined); // what matters is that it ended
  client.on('end', () => {
    if (held) onLost();
    held = false;
  });
  try {
    await client.connect();
    // Waits while the last user is stopping the server, which then ends this connection.
    await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK]);
    await createDatabase(client, database);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  held = true;
  return {
    async isLast() {
      if (!held) return false;
      held = false;
      await client.query('SELECT pg_advisory_unlock_shared($1)', [LOCK]);
      const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [LOCK]);
      return rows[0]?.alone === true;
    },
    async end() {
      held = false;
      await client.end().catch(() => undefined);
    },
  };
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount !== 0) return;
  try {
    await client.query(`CREATE DATABASE "${name}"`);
  } catch (error) {
    // 42P04 and 23505: another process has just made it.
    if (!['42P04', '23505'].includes(codeOf(error))) throw error;
  }
}

/** Starting, stopping, or gone: SQLSTATE classes 57P (operator intervention) and 08 (connection), or the socket's own errors. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Error && error.message.startsWith('Connection terminated')) return true;
  return /^(57P|08|ECONN|EPIPE|ETIMEDOUT)/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
