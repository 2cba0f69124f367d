import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { client } from './given.js';
import { connectedToHost } from './host-process.js';
import { type Environment, loginCookieOf, type Office, settingsOfTests } from './office.js';
import { nameOfWorker } from './worker-postgres.js';

type Message =
  { readonly printed: string } | { readonly url: string } | { readonly failed: string } | { readonly ended: number };

/** Each is opened anew for each office and plans its statements anew; a file of tests seldom asks for more at once. */
const CONNECTIONS = '3';

/**
 * An office in the process that this worker keeps for its offices: see office-host.mjs. It is the office of the finished build in
 * all but its process: whoever sends signals or looks at the process opens one with `startOffice`.
 * @param prepared the folder of the run
 * @param environment on a database that is there; with a clock of `movableClock` of `clockFolderOfWorker`
 */
export async function hostedOffice(prepared: string, environment: Environment): Promise<Office> {
  const { NODE_OPTIONS: preload = '', CLOCK_FILE: clock = '' } = environment;
  const socket = await connectedToHost(prepared, {
    program: 'office-host.mjs',
    name: clock === '' ? 'offices' : 'offices-clock',
    environment: { NODE_OPTIONS: preload, CLOCK_FILE: clock },
  });
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
  socket.write(`${JSON.stringify(settingsOfTests({ DATABASE_POOL_SIZE: CONNECTIONS, ...environment }))}\n`);
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
