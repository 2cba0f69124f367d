import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isOutOfRoom } from '../out-of-room.js';
import { type Binaries, findBinaries } from './binaries.js';
import { openCluster, SUPERUSER } from './cluster.js';
import { isPortTaken, lengthOf, startProblem, writtenSince } from './failed-start.js';
import { isPassing, type Lease, takeLease } from './lease.js';
import { writeMarker } from './marker.js';
import { type Place, preparePlace } from './place.js';
import { findPostmaster } from './postmaster.js';
import { ProgramFailure, run } from './program.js';

const DATABASE = 'office';
const PATIENCE_MS = 60_000;
/** What fails twice, fails for a reason that waiting does not mend. */
const ATTEMPTS = 2;

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
  await writeMarker(dataDirectory, place.home);
  const deadline = Date.now() + PATIENCE_MS;
  const failures: string[] = [];
  while (Date.now() < deadline && failures.length < ATTEMPTS) {
    try {
      if ((await findPostmaster(place.cluster)) === null) {
        const words = await tryToStart(place, binaries);
        if (words !== null) failures.push(words);
      }
      const postmaster = await findPostmaster(place.cluster);
      if (postmaster !== null) {
        const address = { host: '127.0.0.1', port: postmaster.port, user: SUPERUSER, password };
        const lease = await takeLease(address, DATABASE, onLost);
        const url = `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${address.port}/${DATABASE}`;
        return { url, folder: place.home, close: () => leave(lease, place, binaries) };
      }
    } catch (error) {
      if (isOutOfRoom(error)) throw startProblem(didNotStart(place), (error as Error).message, logFile(place));
      if (!isPassing(error)) throw error;
    }
    await pause(100);
  }
  const how = failures.length === ATTEMPTS ? '' : ` within ${PATIENCE_MS / 1000} s`;
  const words = failures.at(-1) ?? writtenSince(logFile(place), 0);
  throw startProblem(didNotStart(place, how), words, logFile(place));
}

function didNotStart({ cluster }: Place, how = ''): string {
  return `The embedded PostgreSQL in ${cluster} did not start${how}.`;
}

/**
 * The server's own words when it has failed to start; null when it has started, when another process of ours was faster, or
 * when its port was taken, for then it is tried again.
 */
async function tryToStart(place: Place, binaries: Binaries): Promise<string | null> {
  const before = lengthOf(logFile(place));
  try {
    await startServer(place, binaries);
    return null;
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error;
    if ((await findPostmaster(place.cluster)) !== null) return null;
    const words = writtenSince(logFile(place), before);
    // Where the server could not even write to its log, pg_ctl says why.
    if (words.trim() === '') return error.message;
    return isPortTaken(words) ? null : words;
  }
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
