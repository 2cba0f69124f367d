import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Environment, type Office, startOffice } from '../../support/office.js';
import { newPostgresProcess } from '../../support/postgres-process.js';

export interface MeasuredOffice {
  readonly office: Office;
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
}

/** One process of the finished build, on a PostgreSQL that is set up as it comes. Its log goes through a pipe, as in operation. */
export async function startMeasuredOffice(environment: Environment = {}): Promise<MeasuredOffice> {
  const database = await newPostgresProcess('bench');
  const office = await startOffice({ DATABASE_URL: database.url, ...environment });
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
    if (url !== undefined) return { url, stop: () => child.kill() };
  }
  throw new Error('the plain server does not start');
}
