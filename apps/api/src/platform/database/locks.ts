import type { OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';

/** Any numbers that nobody else uses in this database. */
const numbers = { queue: 72_707_371, 'first-admin': 72_707_372 } as const;

/** What one process does for all processes on a database. */
export type LockedWork = keyof typeof numbers;

/**
 * Locks of whole processes, not of transactions: each on a connection of its own, with which it goes, so that a process that
 * is killed leaves nothing to clean up.
 */
export class Locks implements OnApplicationShutdown {
  private readonly held = new Map<LockedWork, pg.Client>();

  constructor(private readonly url: string) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.held.values()].map((client) => client.end().catch(() => undefined)));
  }

  /** Does the work when no other process does it; the others wait. */
  async alone<T>(what: LockedWork, work: () => Promise<T>): Promise<T> {
    const client = await this.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [numbers[what]]);
      return await work();
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Takes a lock until this process ends. False: another process has it. */
  async hold(what: LockedWork): Promise<boolean> {
    if (this.held.has(what)) return true;
    const client = await this.connect();
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS "taken"', [
      numbers[what],
    ]);
    if (rows[0]?.taken !== true) {
      await client.end();
      return false;
    }
    this.held.set(what, client);
    client.on('end', () => this.held.delete(what));
    return true;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'office lock', keepAlive: true });
    // The lock goes with the connection, which the work then finds out by itself.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}
