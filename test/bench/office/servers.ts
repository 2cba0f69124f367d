import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Environment, type Office, startOffice } from '../../support/office.js';
import { newPostgresProcess } from '../../support/postgres-process.js';

export interface MeasuredOffice {
  readonly office: Office;
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
}

/** As `npm start` runs it. */
const program = ['--max-semi-space-size=64', 'dist/apps/api/src/main.js'];

/**
 * One process of the finished build, on a PostgreSQL that is set up as it comes. Its log goes through a pipe, as in operation.
 * With `BENCH_PROFILE=folder` it leaves there where its processor time went, for the tools of a browser.
 */
export async function startMeasuredOffice(environment: Environment = {}): Promise<MeasuredOffice> {
  const database = await newPostgresProcess('bench');
  const folder = process.env['BENCH_PROFILE'];
  const profiled = folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  const office = await startOffice({ DATABASE_URL: database.url, ...environment }, [...profiled, ...program]);
  return {
    office,
    databaseUrl: database.url,
    async stop() {
      await office.end();
      await database.stop();
    },
  };
}

export interface Plain {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => void;
}

export async function startPlain(databaseUrl: string): Promise<Plain> {
  const program = new URL('plain-server.js', import.meta.url).pathname;
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^plain (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url, pid: child.pid!, stop: () => child.kill() };
  }
  throw new Error('the plain server does not start');
}
