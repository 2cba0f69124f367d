import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot, shortLived } from './project.js';
import { nameOfWorker, RUN_PID } from './worker-postgres.js';

/** Milliseconds between two looks whether the process is there. */
const PACE = 50;

/** A process that a worker keeps, for what would be loaded anew again and again otherwise. */
export interface Host {
  /** In test/support; it is given the address of its socket, and the process of the run, with which it ends. */
  readonly program: string;
  /** By which a worker tells its own apart. */
  readonly name: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** By their addresses. */
const beginning = new Map<string, Promise<void>>();

/**
 * A connection to the process of this worker, which begins with the first.
 * @param prepared the folder of the run
 */
export async function connectedToHost(prepared: string, host: Host): Promise<Socket> {
  const address = join(prepared, `${host.name}-${nameOfWorker()}.sock`);
  const first = await tryToConnect(address);
  if (first !== null) return first;
  if (!beginning.has(address)) beginning.set(address, begin(prepared, address, host));
  await beginning.get(address);
  beginning.delete(address);
  return (await tryToConnect(address))!;
}

/** Null where nobody listens. */
function tryToConnect(address: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(null));
  });
}

/** Resolves when it listens. Jest begins a worker anew when it has grown; the process goes on until the run is over. */
async function begin(prepared: string, address: string, { program, environment = {} }: Host): Promise<void> {
  rmSync(address, { force: true });
  const run = readFileSync(join(prepared, RUN_PID), 'utf8');
  const words = openSync(`${address}.log`, 'a');
  const child = spawn(process.execPath, [...shortLived, join(projectRoot, 'test/support', program), address, run], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', words, words],
    detached: true,
  });
  child.unref();
  closeSync(words);
  while (!existsSync(address)) {
    if (child.exitCode !== null) throw new Error(readFileSync(`${address}.log`, 'utf8'));
    await pause(PACE);
  }
}
