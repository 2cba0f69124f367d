import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { fillFromPreparedFolder } from './prepared-folder.js';
import { projectRoot, shortLived } from './project.js';
import { holdPaths } from './paths.js';

/** A server of the finished build, as a process of its own. */
export interface Office {
  readonly url: string;
  /** Where the embedded PostgreSQL keeps its data, as the server says on the terminal. */
  readonly databaseFolder: string;
  /** The name of the cookie by which it knows a login: another one where PUBLIC_URL is https. */
  readonly loginCookie: string;
  readonly pid: number;
  /** All that it has printed. */
  readonly printed: () => string;
  /** Closes the pipes into which it prints, as a reader that has ended. */
  readonly stopReading: () => void;
  /** Address of its database, for tests that look behind the server's back. */
  readonly databaseUrl: () => string;
  readonly graphql: (query: string, variables?: Record<string, unknown>) => Promise<Answer>;
  /** Its exit code when it has ended, null when a signal has ended it. */
  readonly ended: Promise<number | null>;
  /** Ends it and answers with its exit code, null when the signal itself ended it. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface Answer {
  readonly status: number;
  readonly requestId: string | null;
  /** What it tells of limits: `ratelimit`, `ratelimit-policy`, `retry-after`. */
  readonly limits: Readonly<Record<string, string>>;
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

export type Environment = Readonly<Record<string, string>>;

/** A folder that the server's own user can enter: what `mkdtemp` makes is closed to all but us. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  chmodSync(folder, 0o755);
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

const program = [...shortLived, 'dist/apps/api/src/main.js'];

/** On the database that its DATA_DIR holds, or on a copy of the prepared one: see prepared-folder.ts. */
export function startOffice(environment: Environment, command: readonly string[] = program): Promise<Office> {
  if (environment['DATA_DIR'] !== undefined && environment['DATABASE_URL'] === undefined && command === program)
    fillFromPreparedFolder(environment['DATA_DIR']);
  return startFirstOffice(environment, command);
}

/** As on a new machine: with no database in its DATA_DIR it makes one. */
export async function startFirstOffice(
  environment: Environment,
  command: readonly string[] = program,
): Promise<Office> {
  const child = launch(environment, command);
  const url = await firstLine(child, /The office is open at (\S+)/);
  const databaseFolder = /embedded PostgreSQL in (.+)/.exec(child.printed())?.[1] ?? '';
  return {
    url,
    databaseFolder,
    loginCookie: loginCookieOf(environment),
    pid: child.process.pid!,
    printed: child.printed,
    stopReading: () => {
      child.process.stdout.destroy();
      child.process.stderr.destroy();
    },
    databaseUrl: () => environment['DATABASE_URL'] ?? embeddedUrl(databaseFolder),
    graphql: (query, variables) => post(url, JSON.stringify({ query, variables })),
    ended: child.ended,
    end: (signal = 'SIGTERM') => {
      child.process.kill(signal);
      return child.ended;
    },
  };
}

export function loginCookieOf(environment: Environment): string {
  return environment['PUBLIC_URL']?.startsWith('https:') === true ? '__Host-office_login' : 'office_login';
}

/** For a server that is expected not to start: its exit code and its words. */
export async function failToStart(environment: Environment): Promise<{ code: number | null; printed: string }> {
  const child = launch(environment, program);
  const code = await child.ended;
  return { code, printed: child.printed() };
}

/** A request with any body, also one that is no JSON. */
export async function post(url: string, body: string): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return readAnswer(response);
}

export async function readAnswer(response: Response): Promise<Answer> {
  const { data, errors } = (await response.json()) as { data: Answer['data']; errors?: Answer['errors'] };
  const { status, headers } = response;
  const limits = Object.fromEntries([...headers].filter(([name]) => /^ratelimit|^retry-after$/.test(name)));
  const answer = { status, requestId: headers.get('x-request-id'), limits, data, errors: errors ?? [] };
  holdPaths(answer);
  return answer;
}

/** A test that fails in the middle must leave no server behind. */
const running = new Set<ChildProcessByStdio<null, Readable, Readable>>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

interface Launched {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  readonly ended: Promise<number | null>;
  readonly printed: () => string;
}

/** What an office is told: at any free port, and to take more writes than people and their programs make. */
export function settingsOfTests(environment: Environment): Environment {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return { ...(inherited as Environment), PORT: '0', LOG_LEVEL: 'info', WRITES_PER_MINUTE: '0', ...environment };
}

function launch(environment: Environment, command: readonly string[]): Launched {
  const child = spawn(process.execPath, command, {
    cwd: projectRoot,
    env: settingsOfTests(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  running.add(child);
  void ended.then(() => running.delete(child));
  return { process: child, ended, printed: () => text };
}

function firstLine({ process: child, ended, printed }: Launched, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const found = pattern.exec(printed())?.[1];
      if (found !== undefined && printed().includes('Stop it with')) resolve(found);
    };
    child.stdout.on('data', look);
    void ended.then((code) => {
      reject(new Error(`The office ended with ${String(code)} instead of opening:\n${printed()}`));
    });
  });
}

/** The address of the embedded PostgreSQL of a database folder, where it runs now. */
export function embeddedUrl(folder: string): string {
  const password = readFileSync(join(folder, 'cluster/office.password'), 'utf8');
  const port = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[3]!;
  return `postgresql://office:${password}@127.0.0.1:${port}/office`;
}

/** Whether a PostgreSQL server of this folder is running, told by its own lock file. */
export function isDatabaseRunning(folder: string): boolean {
  const file = join(folder, 'cluster/postmaster.pid');
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
