import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '../../apps/api/src/platform/database/embedded/binaries.js';
import { chooseOwner, type Owner } from '../../apps/api/src/platform/database/embedded/owner.js';
import { freePort } from './debian-postgres.js';
import { newFolder, removeFolder } from './office.js';
import { debianPostgres } from './requires.js';

/** A PostgreSQL whose processes we hold ourselves, so that it can be killed and started again as a service manager does. */
export interface PostgresProcess {
  /** Of a database that is empty at first. */
  readonly url: string;
  /** `kill -9` of the server; its sessions end with it, nothing is written any more. */
  kill(): Promise<void>;
  /** Resolves when it accepts connections. */
  start(): Promise<void>;
  /** SIGSTOP of the server and of all its sessions: it takes connections and answers nothing. Linux only. */
  hang(): void;
  goOn(): void;
  stop(): Promise<void>;
}

/**
 * A server of a data folder that a script makes, run by the user of the server with Debian's programs on its path.
 * @param script for `sh`; `$CLUSTER` is the folder
 */
export function newMadeProcess(database: string, script: string): Promise<PostgresProcess> {
  return serverIn(newFolder(), database, {}, ({ initdb }, cluster) => [
    'sh',
    ['-ec', `PATH="${join(initdb, '..')}:/usr/bin:/bin"; CLUSTER="${cluster}"\n${script}`],
  ]);
}

/** A folder that the user of the server may write to. */
export function newServersFolder(): string {
  const folder = newFolder();
  const owner = chooseOwner(join(folder, 'none'));
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly owner: Owner | null;
}

/** Milliseconds between two looks whether something has happened, and how often at most. */
const PACE = 50;
const PATIENCE = 1200;

/**
 * Debian's PostgreSQL if there is one, else the server that the office brings along.
 * @param settings of postgresql.conf
 */
export async function newPostgresProcess(
  database: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresProcess> {
  const server = await serverIn(newFolder(), database, settings, ({ initdb }, cluster) => [
    initdb,
    ['-D', cluster, '-U', 'office', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'],
  ]);
  const client = new pg.Client(server.url.replace(/[^/]+$/, 'postgres'));
  await client.connect();
  await client.query(`CREATE DATABASE ${database}`);
  await client.end();
  return server;
}

/** A server that follows another by streaming replication. Needs Debian's PostgreSQL. */
export function newReplicaProcess({ url }: Pick<PostgresProcess, 'url'>): Promise<PostgresProcess> {
  const { port, pathname } = new URL(url);
  return serverIn(newFolder(), pathname.slice(1), {}, ({ initdb }, cluster) => [
    join(initdb, '../pg_basebackup'),
    ['-D', cluster, '-R', '-X', 'stream', '-c', 'fast', '--no-sync', '-h', '127.0.0.1', '-p', port, '-U', 'office'],
  ]);
}

async function serverIn(
  folder: string,
  database: string,
  settings: Readonly<Record<string, string>>,
  making: (programs: Programs, cluster: string) => readonly [string, readonly string[]],
): Promise<PostgresProcess> {
  const programs = await programsFor(folder);
  const { postgres, owner } = programs;
  const home = join(folder, 'home');
  mkdirSync(home);
  if (owner !== null) chownSync(home, owner.uid, owner.gid);
  const cluster = join(home, 'cluster');
  const port = await freePort();
  const how = { ...owner, cwd: home, env: { LC_ALL: 'C', TZ: 'UTC' } };
  const [program, words] = making(programs, cluster);
  execFileSync(program, words, { ...how, stdio: 'ignore' });
  const given = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const parameters = [
    '-D',
    cluster,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    '',
    '--max_connections=100',
    ...given,
  ];
  const address = (name: string): string => `postgresql://office@127.0.0.1:${port}/${name}`;

  const start = async (): Promise<void> => {
    for (let attempt = 0; attempt < PATIENCE; attempt++) {
      // Refused as long as a session of the killed server is still there.
      if (!isRunning(cluster)) spawn(postgres, parameters, { ...how, stdio: 'ignore' }).unref();
      for (let look = 0; look < 10; look++) {
        if (await accepts(address('postgres'))) return;
        await pause(PACE);
      }
    }
    throw new Error(`PostgreSQL does not start in ${cluster}`);
  };
  const gone = async (): Promise<void> => {
    for (let look = 0; look < PATIENCE && isRunning(cluster); look++) await pause(PACE);
  };

  await start();
  process.on('exit', () => signal(cluster, 'SIGQUIT'));
  return {
    url: address(database),
    start,
    async kill() {
      signal(cluster, 'SIGKILL');
      await gone();
    },
    hang: () => signalAll(cluster, 'SIGSTOP'),
    goOn: () => signalAll(cluster, 'SIGCONT'),
    async stop() {
      signal(cluster, 'SIGINT');
      await gone();
      removeFolder(folder);
    },
  };
}

async function programsFor(folder: string): Promise<Programs> {
  const owner = chooseOwner(join(folder, 'none'));
  const debian = debianPostgres();
  if (debian !== null) return { initdb: join(debian, 'initdb'), postgres: join(debian, 'postgres'), owner };
  const { initdb } = await findBinaries(owner !== null, folder);
  return { initdb, postgres: join(initdb, '..', 'postgres'), owner };
}

function signalAll(cluster: string, name: NodeJS.Signals): void {
  const pid = postmaster(cluster)!;
  // Itself first, so that no session begins meanwhile.
  process.kill(pid, name);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  for (const child of children) process.kill(child, name);
}

function signal(cluster: string, name: NodeJS.Signals): void {
  const pid = postmaster(cluster);
  if (pid === null) return;
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

function isRunning(cluster: string): boolean {
  const pid = postmaster(cluster);
  if (pid === null) return false;
  try {
    process.kill(pid, 0);
    // One that has ended and was not waited for has no memory any more.
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function postmaster(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
