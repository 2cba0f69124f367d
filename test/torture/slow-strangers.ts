import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fillFromPreparedFolder } from '../support/prepared-folder.js';
import { newFolder, removeFolder } from '../support/office.js';
import { projectRoot } from '../support/project.js';

export interface Attack {
  /** Connections that send a byte a second, from each of the addresses; one that is ended is opened again. */
  readonly connections: number;
  /** One, unless they are named. */
  readonly addresses?: readonly string[];
  /** They send nothing at all. */
  readonly idle?: boolean;
  /** For how long. */
  readonly seconds: number;
  /** Files and connections that the office may have open. */
  readonly descriptors: number;
  /** Settings of the office beside the usual. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The program of the office, from the project's folder. */
  readonly program?: string;
}

/** What somebody at another address had of the office meanwhile. */
export interface Held {
  readonly answered: number;
  readonly failed: number;
  /** Milliseconds of the longest time without an answer. */
  readonly longest: number;
  /** Most connections of the attack that were open at a time. */
  readonly open: number;
  /** What the office answers when the attack is over: status of a page, and of its readiness. */
  readonly page: number;
  readonly ready: number;
}

const ATTACKER = '127.0.0.1';
const NEIGHBOUR = '127.0.0.2';
/** Bytes that are promised, and never come. */
const PROMISED = 500_000;
/** Milliseconds that somebody waits for an answer before they give up; and when all is over. */
const PATIENCE = 2000;
const LATER = 30_000;

/** Strangers who send slowly, and a neighbour who wants an answer four times a second. */
export async function attackSlowly(attack: Attack): Promise<Held> {
  const { connections, seconds, descriptors, environment = {}, program = 'dist/apps/api/src/main.js' } = attack;
  const { addresses = [ATTACKER], idle = false } = attack;
  const folder = newFolder();
  fillFromPreparedFolder(folder);
  const office = launch(program, descriptors, { DATA_DIR: folder, LOG_LEVEL: 'error', PORT: '0', ...environment });
  const strangers = new Set<Socket>();
  let attacking = true;
  let most = 0;
  try {
    const { port } = new URL(await office.url);
    const open = (localAddress: string): void => {
      if (!attacking) return;
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
      strangers.add(socket);
      most = Math.max(most, strangers.size);
      socket.on('connect', () => {
        if (idle) return;
        socket.write(
          `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${PROMISED}\r\n\r\n`,
        );
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        strangers.delete(socket);
        setTimeout(() => open(localAddress), 1000);
      });
    };
    for (let index = 0; index < connections; index++) addresses.forEach(open);
    const drip = setInterval(() => idle || strangers.forEach((socket) => socket.writable && socket.write(' ')), 1000);
    await pause(2000);
    const seen = { answered: 0, failed: 0, longest: 0 };
    let last = performance.now();
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      await pause(250);
      const status = await ask(port, '/health/live');
      if (status === 200) {
        seen.longest = Math.max(seen.longest, performance.now() - last);
        last = performance.now();
        seen.answered++;
      } else seen.failed++;
    }
    seen.longest = Math.max(seen.longest, performance.now() - last);
    // Whoever comes for the first page meanwhile must not spoil it for those who come later.
    await ask(port, '/en');
    attacking = false;
    clearInterval(drip);
    strangers.forEach((socket) => socket.destroy());
    await pause(1000);
    const [page, ready] = [await ask(port, '/en/championship/2026', LATER), await ask(port, '/health/ready', LATER)];
    return { ...seen, open: most, page: page ?? 0, ready: ready ?? 0 };
  } finally {
    attacking = false;
    strangers.forEach((socket) => socket.destroy());
    await office.end();
    removeFolder(folder);
  }
}

/** The status of the answer; null without one. */
function ask(port: string, path: string, timeout = PATIENCE): Promise<number | null> {
  return new Promise((resolve) => {
    const asked = request({ port, host: '127.0.0.1', localAddress: NEIGHBOUR, path, agent: false, timeout });
    asked.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(null));
    asked.on('close', () => resolve(null));
    asked.end();
  });
}

interface Launched {
  readonly url: Promise<string>;
  readonly end: () => Promise<void>;
}

/** A shell bounds the descriptors: Node raises its own bound to the highest that it may. */
function launch(program: string, descriptors: number, environment: Readonly<Record<string, string>>): Launched {
  const command = `ulimit -n ${descriptors}; exec "${process.execPath}" "${program}"`;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child: ChildProcess = spawn('bash', ['-c', command], {
    cwd: projectRoot,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const url = new Promise<string>((resolve, reject) => {
    const look = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = /The office is open at (\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout!.on('data', look);
    child.stderr!.on('data', look);
    void ended.then(() => reject(new Error(`The office ended instead of opening:\n${printed}`)));
  });
  url.catch(() => undefined);
  return {
    url,
    end: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
