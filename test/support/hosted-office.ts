import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { client } from './given.js';
import { type Environment, loginCookieOf, type Office, settingsOfTests } from './office.js';
import { projectRoot, shortLived } from './project.js';
import { nameOfWorker, RUN_PID } from './worker-postgres.js';

/** Milliseconds between two looks whether the process is there. */
const PACE = 50;

type Message =
  { readonly printed: string } | { readonly url: string } | { readonly failed: string } | { readonly ended: number };

/**
 * An office in the process that this worker keeps for its offices: see office-host.mjs. It is the office of the finished build in
 * all but its process: whoever sends signals or looks at the process opens one with `startOffice`.
 * @param prepared the folder of the run
 * @param environment on a database that is there; with a clock of `movableClock` of `clockFolderOfWorker`
 */
export async function hostedOffice(prepared: string, environment: Environment): Promise<Office> {
  const { NODE_OPTIONS: preload = '', CLOCK_FILE: clock = '' } = environment;
  const socket = await connected(prepared, { preload, clock });
  let printed = '';
  let code: number | null = null;
  const ended = new Promise<number | null>((resolve) => socket.once('close', () => resolve(code)));
  const url = new Promise<string>((resolve, reject) => {
    createInterface({ input: socket }).on('line', (line) => {
      const message = JSON.parse(line) as Message;
      if ('printed' in message) printed += message.printed;
      if ('url' in message) resolve(message.url);
      if ('failed' in message) reject(new Error(message.failed));
      if ('ended' in message) code = message.ended;
    });
    void ended.then(() => reject(new Error(`The process of offices has ended:\n${printed}`)));
  });
  socket.write(`${JSON.stringify(settingsOfTests(environment))}\n`);
  const address = await url;
  const alone = (what: string): never => {
    throw new Error(`${what} is for an office with a process of its own: open it with { ownProcess: true }.`);
  };
  return {
    url: address,
    databaseFolder: '',
    loginCookie: loginCookieOf(environment),
    get pid() {
      return alone('pid');
    },
    printed: () => printed,
    stopReading: () => alone('stopReading'),
    databaseUrl: () => environment['DATABASE_URL']!,
    graphql: client({ url: address }).graphql,
    ended,
    end: (signal) => {
      if (signal !== undefined) alone(signal);
      socket.end();
      return ended;
    },
  };
}

/** Where the clock of this worker's offices is kept: those that live on a day share a process, whose clock it is. */
export function clockFolderOfWorker(prepared: string): string {
  return join(prepared, `clock-${nameOfWorker()}`);
}

interface Host {
  readonly preload: string;
  readonly clock: string;
}

/** By their addresses. */
const beginning = new Map<string, Promise<void>>();

async function connected(prepared: string, host: Host): Promise<Socket> {
  const address = join(prepared, `offices-${nameOfWorker()}${host.clock === '' ? '' : '-clock'}.sock`);
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
async function begin(prepared: string, address: string, { preload, clock }: Host): Promise<void> {
  rmSync(address, { force: true });
  const run = readFileSync(join(prepared, RUN_PID), 'utf8');
  const words = openSync(`${address}.log`, 'a');
  const program = [...shortLived, join(projectRoot, 'test/support/office-host.mjs'), address, run];
  const child = spawn(process.execPath, program, {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], NODE_OPTIONS: preload, CLOCK_FILE: clock },
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
