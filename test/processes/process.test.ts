import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { raw } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import {
  failToStart,
  isDatabaseRunning,
  newFolder,
  removeFolder,
  startFirstOffice,
  startOffice,
} from '../support/office.js';
import { fillFromPreparedFolder } from '../support/prepared-folder.js';

/** npm's own script: what started these tests, or what came with Node. */
const npm = process.env['npm_execpath'] ?? join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');

const folders: string[] = [];

function temporaryFolder(): string {
  const folder = newFolder();
  folders.push(folder);
  return folder;
}

afterEach(() => {
  folders.splice(0).forEach(removeFolder);
});

/** As an office leaves it that was here and has ended: the cluster's folder. */
function stoppedDatabase(folder: string): string {
  fillFromPreparedFolder(folder);
  return join(folder, 'postgres/cluster');
}

const isReady = async (url: string): Promise<boolean> => (await fetch(`${url}/health/ready`)).ok;

describe('the office as a process', () => {
  it('starts again after the machine went down: a lock file that names a process of something else; goes on when nobody reads its log any longer, ends cleanly at SIGTERM and stops its PostgreSQL', async () => {
    const folder = temporaryFolder();
    const cluster = stoppedDatabase(folder);
    const lines = [process.pid, cluster, 0, 5432, '', '127.0.0.1', '', 'ready'];
    writeFileSync(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
    const office = await startOffice({ DATA_DIR: folder });
    expect(await isReady(office.url)).toBe(true);
    expect(isDatabaseRunning(office.databaseFolder)).toBe(true);
    office.stopReading();
    for (let time = 0; time < 3; time++) {
      expect((await raw(office, '{ __typename }')).status).toBe(200);
      await pause(50);
    }
    expect(await office.end('SIGTERM')).toBe(0);
    expect(isDatabaseRunning(office.databaseFolder)).toBe(false);
    await expect(fetch(office.url)).rejects.toThrow();
  });

  it('two started at once share the PostgreSQL that one of them makes, one has the link for the first admin, and whoever leaves last stops it; at Ctrl+C it ends cleanly, not hurried by the same one coming twice, as npm may hand it on', async () => {
    const folder = temporaryFolder();
    const [one, other] = await Promise.all([
      startFirstOffice({ DATA_DIR: folder }),
      startFirstOffice({ DATA_DIR: folder }),
    ]);
    expect(one.databaseUrl()).toBe(other.databaseUrl());
    expect([one, other].filter((office) => office.printed().includes('/first-admin#'))).toHaveLength(1);
    expect(await one.end()).toBe(0);
    expect(isDatabaseRunning(other.databaseFolder)).toBe(true);
    expect(await isReady(other.url)).toBe(true);
    process.kill(other.pid, 'SIGINT');
    expect(await other.end('SIGINT')).toBe(0);
    expect(isDatabaseRunning(other.databaseFolder)).toBe(false);
  });

  it('starts its PostgreSQL again when that is killed, three times in a row, and says so', async () => {
    const office = await startOffice({ DATA_DIR: temporaryFolder() });
    for (let time = 1; time <= 3; time++) {
      killDatabase(office.databaseFolder, 'SIGKILL');
      await eventually(
        async () => {
          expect(office.printed().split('The embedded PostgreSQL answers again').length - 1).toBe(time);
          expect((await raw(office, '{ office { name } }')).status).toBe(200);
        },
        { timeout: 60_000, interval: 100 },
      );
    }
    expect(office.printed()).toContain('for the 3rd time in ten minutes (five times at most)');
    expect(await isReady(office.url)).toBe(true);
    expect(await office.end('SIGTERM')).toBe(0);
    expect(isDatabaseRunning(office.databaseFolder)).toBe(false);
  });

  it('ends with an explanation when its PostgreSQL dies for the sixth time in ten minutes', async () => {
    const office = await startOffice({ DATA_DIR: temporaryFolder() });
    const { default: pg } = await import('pg');
    const database = new pg.Client({ connectionString: office.databaseUrl() });
    await database.connect();
    const ended = office.end('SIGCONT'); // a signal that ends nothing: only waits
    const times = (): number => office.printed().split('answers again').length - 1;
    for (let time = 0; time <= 5; time++) {
      await eventually(() => expect(times()).toBe(time), { timeout: 60_000, interval: 50 });
      await database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'office lease'",
      );
    }
    await database.end();
    expect(await ended).toBe(1);
    expect(office.printed()).toContain('The embedded PostgreSQL has stopped under the office too often');
    killDatabase(office.databaseFolder, 'SIGINT');
  });

  it('runs with npm start, also after it was killed in the middle of its first start, and ends when npm is told to', async () => {
    const folder = temporaryFolder();
    const leftover = join(folder, 'postgres', 'unfinished-999999999');
    rmSync(stoppedDatabase(folder), { recursive: true });
    writeLeftover(leftover);
    const office = await startFirstOffice({ DATA_DIR: folder }, [npm, 'start']);
    expect(await isReady(office.url)).toBe(true);
    expect(existsSync(leftover)).toBe(false);
    await office.end();
    expect(isDatabaseRunning(office.databaseFolder)).toBe(false);
    await expect(fetch(office.url)).rejects.toThrow();
  });
});

function killDatabase(folder: string, signal: NodeJS.Signals): void {
  process.kill(Number(readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]), signal);
}

function writeLeftover(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), '18\n');
}

describe('an office that cannot start says what to do', () => {
  it('names every wrong variable at once', async () => {
    const { code, printed } = await failToStart({
      PORT: 'four',
      LOG_LEVEL: 'loud',
      BODY_LIMIT: '1',
      DATABASE_URL: 'mysql://x/y',
    });
    expect(code).toBe(1);
    expect(printed).toContain('PORT is "four"; give a whole number from 0 to 65535.');
    expect(printed).toContain('LOG_LEVEL is "loud"; give one of fatal, error, warn, info, debug, trace, silent.');
    expect(printed).toContain('BODY_LIMIT is "1"; give a whole number from 1024 to');
    expect(printed).toContain('DATABASE_URL is not the address of a PostgreSQL database');
    expect(printed).not.toMatch(/\n\s+at /);
  });

  it('when the port is taken, and stops its PostgreSQL again', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const folder = temporaryFolder();
    stoppedDatabase(folder);
    const { port } = other.address() as AddressInfo;
    const { code, printed } = await failToStart({ DATA_DIR: folder, PORT: String(port) });
    expect(code).toBe(1);
    expect(printed).toMatch(/^Port \d+ of 127\.0\.0\.1 is taken by another program\. Set PORT to a free one/m);
    expect(printed).not.toMatch(/\n\s+at /);
    expect(isDatabaseRunning(join(folder, 'postgres'))).toBe(false);
    other.close();
  });

  it('when nothing answers at DATABASE_URL, without its password', async () => {
    const { code, printed } = await failToStart({ DATABASE_URL: 'postgresql://office:hush-hush@127.0.0.1:1/office' });
    expect(code).toBe(1);
    expect(printed).toContain('The database of DATABASE_URL (PostgreSQL at 127.0.0.1:1/office) cannot be used');
    expect(printed).not.toContain('hush-hush');
    expect(printed).not.toMatch(/\n\s+at /);
  });

  it('when DATA_DIR is no folder', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const { code, printed } = await failToStart({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(printed).toContain('set DATA_DIR to another folder');
    expect(printed).not.toMatch(/\n\s+at /);
  });

  it('when the data were written by another version of PostgreSQL', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(stoppedDatabase(folder), 'PG_VERSION'), '17\n');
    const { code, printed } = await failToStart({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(printed).toMatch(/were written by PostgreSQL 17; this version of the office brings PostgreSQL \d+/);
  });
});
