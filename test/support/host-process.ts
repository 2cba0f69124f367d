import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot, shortLived } from './project.js';
import { nameOfWorker, RUN_PID } from './worker-postgres.js';

/** Milliseconds between two attempts to reach it. */
const PACE = 50;

/** A process that a worker keeps, for what would be loaded anew again and again otherwise. */
export interface Host {
  /** In test/support; it is given the address of its socket, and the process of the run, with which it ends. */
  readonly program: string;
  /** By which a worker tells its own apart. */
  readonly name: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Those that this file has begun, by their addresses. */
const begun = new Map<string, ChildProcess>();

/**
 * A connection to the process of this worker, which begins with the first. Jest begins a worker anew when it has grown; the process
 * goes on until the run is over.
 * @param prepared the folder of the run
 */
export async function connectedToHost(prepared: string, host: Host): Promise<Socket> {
  const address = join(prepared, `${host.name}-${nameOfWorker()}.sock`);
  for (;;) {
    const socket = await tryToConnect(address);
    if (socket !== null) return socket;
    const child = begun.get(address) ?? begin(prepared, address, host);
    begun.set(address, child);
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${host.program} has ended:\n${readFileSync(logOf(address), 'utf8')}`);
    }
    await pause(PACE);
  }
}

/** Null where nobody listens: a socket has its file a moment before. */
function tryToConnect(address: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(null));
  });
}

function begin(prepared: string, address: string, { program, environment = {} }: Host): ChildProcess {
  rmSync(address, { force: true });
  const run = readFileSync(join(prepared, RUN_PID), 'utf8');
  const log = openSync(logOf(address), 'a');
  const child = spawn(process.execPath, [...shortLived, join(projectRoot, 'test/support', program), address, run], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', log, log],
    detached: true,
  });
  child.unref();
  closeSync(log);
  return child;
}

const logOf = (address: string): string => `${address}.log`;
