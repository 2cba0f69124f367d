import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';

/**
 * Whether the database answers on a new connection.
 * @param patience milliseconds after which it does not; a process that had no time to read its answer reads it first
 */
export async function isThere(url: string, patience: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'office probe' });
  client.on('error', () => undefined);
  const answered = client
    .connect()
    .then(() => client.query('SELECT'))
    .then(
      () => true,
      () => false,
    );
  const patienceEnds = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => void turn().then(() => resolve(false)), patience);
    void answered.then(() => clearTimeout(timer));
  });
  try {
    return await Promise.race([answered, patienceEnds]);
  } finally {
    // Not `end()`, which waits for a server that hangs.
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }
}
