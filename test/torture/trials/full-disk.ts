import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { Random } from '@tarokk/rules';
import { freePort } from '../../support/debian-postgres.js';
import { given } from '../../support/given.js';
import { embeddedUrl, failToStart, newFolder, type Office, removeFolder, startOffice } from '../../support/office.js';
import { type Course, type Trial, type TrialOutcome, until } from './trial.js';
import { brokenOffice } from './wholeness.js';
import { lostOrDoubled, Writers } from './writers.js';
import { attempt, graphql } from '../../support/ask.js';

/** MiB of the disk: a database of fifty, its log, and what the writers write. */
const TABLE = graphql('{ championshipTable(seasonYear: 2025) { rows { team { id } } } }');
const DISK = 320;
const MEBI = 2 ** 20;
/** Bytes left when the writers are to be refused: less than the office holds back. */
const SHORT = 24 * MEBI;

/**
 * A small disk fills up under twenty writers: first so far that the office refuses writes and goes on reading, then to the
 * last byte, so that PostgreSQL stops and does not start. When there is room again everything is there.
 */
export const fullDisk: Trial = {
  name: 'full-disk',
  what: 'a disk that fills up under twenty writers, to the last byte, and is emptied again',
  hindrance: () =>
    process.getuid?.() === 0 && process.platform === 'linux'
      ? null
      : 'a small disk can only be mounted by root on Linux',
  async run({ seed, rounds, progress }) {
    const disk = newFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}m,mode=755`, 'tmpfs', disk]);
    try {
      return await onDisk(disk, { seed, rounds, progress });
    } finally {
      execFileSync('umount', [disk]);
      removeFolder(disk);
    }
  },
};

async function onDisk(disk: string, { seed, rounds, progress }: Course): Promise<TrialOutcome> {
  const data = join(disk, 'data');
  const port = String(await freePort());
  const metricsPort = String(await freePort());
  const environment = { DATA_DIR: data, PORT: port, METRICS_PORT: metricsPort, LOG_LEVEL: 'fatal' };
  let office = await startOffice(environment);
  const { databaseFolder } = office;
  // The log must not fill so small a disk by itself.
  const restart = async (): Promise<Office> => {
    await office.end();
    return startOffice(environment);
  };
  appendFileSync(join(databaseFolder, 'cluster/postgresql.auto.conf'), 'max_wal_size = 64MB\nmin_wal_size = 32MB\n');
  office = await restart();
  const { url } = office;
  const ready = async (): Promise<number> => (await fetch(`${url}/health/ready`)).status;
  const world = given({ url, databaseUrl: () => embeddedUrl(databaseFolder) });
  const writers = await Writers.of(world, 2025, () => [url], new Random(`${seed} full disk`));
  await world.end();
  const faults: string[] = [];
  const expectSo = (what: string, isSo: boolean): void => void (isSo || faults.push(what));
  const ballast = join(disk, 'ballast');
  try {
    writers.start();
    for (let round = 1; round <= rounds; round++) {
      const before = writers.acknowledged.size;
      await until('the writers are acknowledged', () => writers.acknowledged.size > before + 100);
      fill(ballast, room(disk) - SHORT);
      progress(`round ${round}: ${SHORT / MEBI} MiB left`);
      const refused = writers.refusals.get('WRITE_NO_ROOM') ?? 0;
      await until('writes are refused', () => (writers.refusals.get('WRITE_NO_ROOM') ?? 0) > refused + 20);
      expectSo(`readiness is ${await ready()} on a full disk`, (await ready()) === 503);
      const { data: read } = await attempt(office, TABLE);
      expectSo('a full disk keeps the office from reading', read !== null);
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expectSo('metrics say nothing of a full disk', /^office_room_short.* 1$/m.test(metrics));
      expectSo('metrics do not say how much room there is', /^office_room_bytes.* \d/m.test(metrics));

      // On a full disk no connection is opened any more.
      const client = await connected(embeddedUrl(databaseFolder));
      fill(ballast, room(disk));
      progress(`round ${round}: nothing left`);
      await writeLog(client);
      const ended = await office.ended;
      expectSo(`the office ended with ${String(ended)} when its PostgreSQL stopped`, ended === 1);
      const begun = performance.now();
      const { code, printed } = await failToStart(environment);
      const seconds = (performance.now() - begun) / 1000;
      progress(`round ${round}: does not start, and says so after ${seconds.toFixed(1)} s`);
      expectSo(`on a full disk the office ended with ${String(code)}`, code === 1);
      expectSo(`the office does not say why it does not start: ${printed}`, printed.includes('The disk is full.'));
      expectSo('the office does not repeat its PostgreSQL', printed.includes('No space left on device'));

      rmSync(ballast);
      office = await startOffice(environment);
      progress(`round ${round}: there is room again`);
      await until('it is ready again', async () => (await ready()) === 200);
    }
    await writers.stop();
    const after = given({ url, databaseUrl: () => embeddedUrl(databaseFolder) });
    faults.push(...(await lostOrDoubled(after.database, writers)));
    faults.push(...(await brokenOffice(after.database, { DATA_DIR: data })));
    await after.end();
  } finally {
    rmSync(ballast, { force: true });
    await office.end();
  }
  const refused = [...writers.refusals].map(([code, times]) => `${times} × ${code}`).join(', ');
  return {
    faults,
    told: [`${writers.acknowledged.size} writes acknowledged, ${writers.lost} times no answer, refused: ${refused}`],
  };
}

function room(disk: string): number {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
}

function fill(file: string, bytes: number): void {
  const piece = Buffer.alloc(64 * 1024, 1);
  for (let left = bytes; left > 0; left -= piece.length) {
    try {
      appendFileSync(file, left < piece.length ? piece.subarray(0, left) : piece);
    } catch {
      return; // That was the last byte.
    }
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Past the office, until PostgreSQL has no room for its own log and stops. */
async function writeLog(client: pg.Client): Promise<void> {
  try {
    for (;;) await client.query(`SELECT pg_logical_emit_message(false, 'torture', repeat('x', 1000000), true)`);
  } catch {
    // It has stopped.
  } finally {
    await client.end().catch(() => undefined);
  }
}
