import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isOutOfRoom } from '../out-of-room.js';
import { type Binaries, findBinaries } from './binaries.js';
import { openCluster, SUPERUSER } from './cluster.js';
import { isPortTaken, lengthOf, startProblem, writtenSince } from './failed-start.js';
import { isPassing, type Lease, takeLease } from './lease.js';
import { writeMarker } from './marker.js';
import { type EmbeddedPlace, preparePlace } from './place.js';
import { findPostmaster } from './postmaster.js';
import { ProgramFailure, run } from './program.js';
import { Restarts } from './restarts.js';

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

/** Whoever stays open while the server dies, and wants it started again. */
export interface Keeper {
  /** Nothing is started any more. */
  readonly isStopping: () => boolean;
  /** What happens to the server, for people. */
  readonly say: (words: string) => void;
  /** The server is gone for good. @param why for people */
  readonly onLost: (why: string) => void;
}

/**
 * A real PostgreSQL server for those who have none, with its data in `dataDirectory`. A server that already runs there is
 * used: another process of ours may have started it, or one that was killed and could not stop it. One that dies is started
 * again at the same address for its keeper.
 */
export async function startEmbeddedPostgres(dataDirectory: string, keeper: Keeper | null): Promise<EmbeddedPostgres> {
  const place = await preparePlace(dataDirectory);
  const binaries = await findBinaries(place.owner !== null, place.home);
  const password = await openCluster(place, binaries);
  await writeMarker(dataDirectory, place.home);
  const server: Server = { place, binaries, password };
  const restarts = new Restarts();
  const closing = new AbortController();
  let restarting: Promise<void> = Promise.resolve();
  const whenLost = (): void => {
    if (keeper !== null) restarting = restart(keeper);
  };
  let held = await reach(server, null, whenLost);
  const { port } = held;
  let logged = lengthOf(logFile(place));

  /** Until it is there again, or there were too many starts. */
  const restart = async (by: Keeper): Promise<void> => {
    let why = lastWords(writtenSince(logFile(place), logged));
    const isWanted = (): boolean => !closing.signal.aborted && !by.isStopping();
    while (isWanted()) {
      const next = restarts.next(performance.now());
      if (next === null) {
        by.onLost(why);
        return;
      }
      by.say(
        `The embedded PostgreSQL has stopped under the office${why}. It is started again in ${next.pause / 1000} s, for the ${ordinal(next.number)} time in ten minutes (five times at most).`,
      );
      await pause(next.pause, undefined, { signal: closing.signal }).catch(() => undefined);
      if (!isWanted()) return;
      try {
        held = await reach(server, port, whenLost);
        logged = lengthOf(logFile(place));
        if (held.port === port) by.say('The embedded PostgreSQL answers again.');
        else by.onLost(`: another process has started it, at the port ${held.port}`);
        return;
      } catch (error) {
        why = `: ${(error as Error).message}`;
      }
    }
  };

  return {
    url: `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE}`,
    folder: place.home,
    async close() {
      closing.abort();
      await restarting;
      await leave(held.lease, place, binaries);
    },
  };
}

interface Server {
  readonly place: EmbeddedPlace;
  readonly binaries: Binaries;
  readonly password: string;
}

/** A share of the server that runs, started where none does. @param port where it must be; null: anywhere */
async function reach(
  { place, binaries, password }: Server,
  port: number | null,
  onLost: () => void,
): Promise<{ readonly lease: Lease; readonly port: number }> {
  const deadline = Date.now() + PATIENCE_MS;
  const failures: string[] = [];
  while (Date.now() < deadline && failures.length < ATTEMPTS) {
    try {
      if ((await findPostmaster(place.cluster)) === null) {
        const words = await tryToStart(place, binaries, port);
        if (words !== null) failures.push(words);
      }
      const postmaster = await findPostmaster(place.cluster);
      if (postmaster !== null) {
        const address = { host: '127.0.0.1', port: postmaster.port, user: SUPERUSER, password };
        return { lease: await takeLease(address, DATABASE, onLost), port: address.port };
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

function didNotStart({ cluster }: EmbeddedPlace, how = ''): string {
  return `The embedded PostgreSQL in ${cluster} did not start${how}.`;
}

/**
 * The server's own words when it has failed to start; null when it has started, when another process of ours was faster, or
 * when its port was taken, for then it is tried again.
 */
async function tryToStart(place: EmbeddedPlace, binaries: Binaries, port: number | null): Promise<string | null> {
  const before = lengthOf(logFile(place));
  try {
    await startServer(place, binaries, port ?? (await freePort()));
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

async function startServer(place: EmbeddedPlace, binaries: Binaries, port: number): Promise<void> {
  await run(
    binaries.pgCtl,
    ['start', '-D', place.cluster, '-l', logFile(place), '-w', '-t', '30', '-s', '-o', `-p ${port}`],
    place,
  );
}

async function leave(lease: Lease, place: EmbeddedPlace, binaries: Binaries): Promise<void> {
  if (await lease.isLast()) {
    await run(binaries.pgCtl, ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '60', '-s'], place);
  }
  await lease.end();
}

/** As they end a sentence; empty where it could say nothing, as one that is killed. */
function lastWords(written: string): string {
  const last = written.trimEnd().split('\n').at(-1)!;
  return last === '' ? '' : ` (its last words: ${last})`;
}

function ordinal(number: number): string {
  return `${number}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`;
}

function logFile(place: EmbeddedPlace): string {
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
