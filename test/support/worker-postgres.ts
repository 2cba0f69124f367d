import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '../../apps/api/src/platform/database/embedded/binaries.js';
import { chooseOwner } from '../../apps/api/src/platform/database/embedded/owner.js';
import { freePort } from './debian-postgres.js';
import { PREPARED_FOLDER } from './prepared-folder.js';

/** A database for one test file. */
export interface NewDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

interface Server {
  readonly port: string;
  readonly password: string;
  /** Of its socket. */
  readonly folder: string;
}

/** Characters that the path of a socket may have. */
const LONGEST_SOCKET = 103;

/** The database of the prepared folder: nobody connects to it, so it can be copied at any time. */
const TEMPLATE = 'office';
/** In the folder of the run: its process. */
export const RUN_PID = 'run.pid';
/** In the folder of a worker: the port of its server, written when it accepts connections. */
const PORT = 'port';

let made = 0;

/**
 * A database with all tables of the office and nothing in them: a copy of the template on the PostgreSQL of this worker. The first file that needs the server starts it, the end of the run
 * stops it. Null where no run has prepared one: a script may use what supports the tests.
 */
export async function newDatabase(): Promise<NewDatabase | null> {
  const prepared = process.env[PREPARED_FOLDER];
  return prepared === undefined ? null : copyOf(TEMPLATE, prepared);
}

/** A database on the same server in which there is nothing, not even a table. */
export function emptyDatabase(): Promise<NewDatabase> {
  return copyOf('template0', process.env[PREPARED_FOLDER]!);
}

async function copyOf(template: string, prepared: string): Promise<NewDatabase> {
  const server = await serverOfWorker(prepared);
  const name = `office_${process.pid}_${Date.now()}_${++made}`;
  // Copying files is cheaper than logging each page, since nothing has to reach the disk.
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return {
    url: addressOf(server, name),
    // An office that a test has killed may have left connections.
    drop: () => run(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Stops the servers of all workers. @param prepared the folder of the run */
export function stopWorkersPostgres(prepared: string): void {
  for (const name of readdirSync(prepared)) {
    const file = join(prepared, name, 'cluster/postmaster.pid');
    // The database goes with the folder, so nothing has to be written down.
    if (name.startsWith('worker-') && existsSync(file)) stop(file);
  }
}

/** Of this worker: the same when Jest has begun it anew. */
export function nameOfWorker(): string {
  return process.env['TEST_PARALLEL_INDEX'] ?? process.env['JEST_WORKER_ID'] ?? '0';
}

/** Jest begins a worker anew when it has grown, and this module with each file: what is known of a server stands in a file. */
async function serverOfWorker(prepared: string): Promise<Server> {
  const home = join(prepared, `worker-${nameOfWorker()}`);
  const password = readFileSync(join(prepared, 'postgres/cluster/office.password'), 'utf8');
  const record = join(home, PORT);
  const cluster = join(home, 'cluster');
  if (existsSync(record)) return { port: readFileSync(record, 'utf8'), password, folder: cluster };
  const owner = chooseOwner(join(prepared, 'postgres/cluster'));
  // PostgreSQL insists on the owner of its files, which Node's own copying does not keep.
  execFileSync('cp', ['-a', join(prepared, 'postgres'), home]);
  // There is nothing to keep from others on this machine, and to prove a password is a fifth of opening a connection.
  writeFileSync(join(cluster, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\nlocal all all trust\n');
  const { pgCtl } = await findBinaries(owner !== null, home);
  const port = String(await freePort());
  const sockets = hasSocket({ folder: cluster, port }) ? cluster : "''";
  const settings = `-p ${port} -k ${sockets} -c max_connections=200`;
  const parameters = ['start', '-D', cluster, '-l', join(cluster, 'server.log'), '-w', '-s', '-o', settings];
  const how = { ...owner, cwd: home, env: { LC_ALL: 'C', TZ: 'UTC' }, stdio: 'ignore' } as const;
  execFileSync(pgCtl, parameters, how);
  watch(prepared, join(cluster, 'postmaster.pid'));
  writeFileSync(record, port);
  return { port, password, folder: cluster };
}

/** Where there are any, and where the way to it is short enough. */
function hasSocket({ folder, port }: Pick<Server, 'folder' | 'port'>): boolean {
  return process.platform !== 'win32' && join(folder, `.s.PGSQL.${port}`).length <= LONGEST_SOCKET;
}

/** A server outlives the worker that started it, and must not outlive a run that was ended before it could stop it; nor may its files. */
function watch(prepared: string, postmaster: string): void {
  const main = readFileSync(join(prepared, RUN_PID), 'utf8');
  const script = `while kill -0 ${main} && test -e '${postmaster}'; do sleep 2; done
    kill -INT $(head -1 '${postmaster}')
    kill -0 ${main} || rm -rf '${prepared}'`;
  spawn('sh', ['-c', script], { cwd: '/', stdio: 'ignore', detached: true }).unref();
}

function stop(postmaster: string): void {
  try {
    process.kill(Number(readFileSync(postmaster, 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    // It has ended already.
  }
}

/** By its socket, where a statement costs a quarter less than by the network. */
function addressOf({ port, password, folder }: Server, database: string): string {
  const address = `postgresql://office:${password}@127.0.0.1:${port}/${database}`;
  return hasSocket({ folder, port }) ? `${address}?host=${encodeURIComponent(folder)}` : address;
}

async function run(server: Server, statement: string): Promise<void> {
  const client = new pg.Client(addressOf(server, 'postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
