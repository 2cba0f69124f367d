import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../../configuration/configuration.js';
import { type Binaries, findBinaries } from './binaries.js';
import { openCluster, SUPERUSER } from './cluster.js';
import { isPassing, type Lease, takeLease } from './lease.js';
import { type Place, preparePlace } from './place.js';
import { findPostmaster } from './postmaster.js';
import { ProgramFailure, run } from './program.js';

const DATABASE = 'office';
const PATIENCE_MS = 60_000;

export interface EmbeddedPostgres {
  readonly url: string;
  readonly folder: string;
  /** Stops the server, unless another process is using it. */
  close(): Promise<void>;
}

/**
 * A real PostgreSQL server for those who have none, with its data in `dataDirectory`. A server that already runs there is
 * used: another process of ours may have started it, or one that was killed and could not stop it. `onLost` is called when
 * the server goes away under us.
 */
export async function startEmbeddedPostgres(dataDirectory: string, onLost: () => void): Promise<EmbeddedPostgres> {
  const place = await preparePlace(dataDirectory);
  const binaries = await findBinaries(place.owner !== null, place.home);
  const password = await openCluster(place, binaries);
  const deadline = Date.now() + PATIENCE_MS;
  let failure: unknown = null;
  while (Date.now() < deadline) {
    try {
      if ((await findPostmaster(place.cluster)) === null) await startServer(place, binaries);
      const postmaster = await findPostmaster(place.cluster);
      if (postmaster !== null) {
        const address = { host: '127.0.0.1', port: postmaster.port, user: SUPERUSER, password };
        const lease = await takeLease(address, DATABASE, onLost);
        const url = `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${address.port}/${DATABASE}`;
        return { url, folder: place.home, close: () => leave(lease, place, binaries) };
      }
    } catch (error) {
      if (!(error instanceof ProgramFailure) && !isPassing(error)) throw error;
      failure = error;
    }
    await pause(100);
  }
  throw new StartProblem(
    `The embedded PostgreSQL in ${place.cluster} did not start within ${PATIENCE_MS / 1000} s. Its own words are in ${logFile(place)}.${failure instanceof Error ? `\n${failure.message}` : ''}`,
  );
}

async function startServer(place: Place, binaries: Binaries): Promise<void> {
  const port = await freePort();
  await run(
    binaries.pgCtl,
    ['start', '-D', place.cluster, '-l', logFile(place), '-w', '-t', '30', '-s', '-o', `-p ${port}`],
    place,
  );
}

async function leave(lease: Lease, place: Place, binaries: Binaries): Promise<void> {
  if (await lease.isLast()) {
    await run(binaries.pgCtl, ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '60', '-s'], place);
  }
  await lease.end();
}

function logFile(place: Place): string {
  return join(place.cluster, 'server.log');
}

/** Somebody may take the port before PostgreSQL does; it then fails to start and another one is tried. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
