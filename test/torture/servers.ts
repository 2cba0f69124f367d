import { setTimeout as pause } from 'node:timers/promises';
import { type Environment, type Office, startOffice } from '../support/office.js';
import { freePort } from '../support/debian-postgres.js';
import { newPostgresProcess, type PostgresProcess } from '../support/postgres-process.js';

/** Milliseconds that a service manager lets pass before it starts again what has ended. */
const BREATH = 250;

/** One api process at an address that stays, started again whenever it has ended. */
export interface Service {
  readonly url: string;
  /** Where its embedded PostgreSQL keeps its data, if it has one. */
  databaseFolder(): string;
  /** All that the present process has printed. */
  printed(): string;
  /** Ends the process, at once unless another signal is named. */
  kill(signal?: NodeJS.Signals): void;
  /** Ends of the process that nobody ordered, with its last words. */
  readonly collapses: readonly string[];
  stop(): Promise<void>;
}

export interface Servers {
  readonly database: PostgresProcess;
  readonly apis: readonly Service[];
  stop(): Promise<void>;
}

/** Two api processes of the finished build on one PostgreSQL. */
export async function startServers(environment: Environment = {}): Promise<Servers> {
  const database = await newPostgresProcess('torture');
  const apis: Service[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(apis.map((api) => api.stop()));
    await database.stop();
  };
  try {
    for (let index = 0; index < 2; index++) {
      apis.push(await service({ DATABASE_URL: database.url, LOG_LEVEL: 'error', ...environment }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { database, apis, stop };
}

/** One api process, kept as a service manager keeps it. */
export async function service(environment: Environment): Promise<Service> {
  const port = String(await freePort());
  const collapses: string[] = [];
  let wasOrdered = false;
  let stopping = false;
  const isStopping = (): boolean => stopping;
  let office: Office = await startOffice({ ...environment, PORT: port });
  const { url } = office;

  const keep = async (): Promise<void> => {
    for (;;) {
      await office.ended;
      if (isStopping()) return;
      if (!wasOrdered) collapses.push(office.printed().slice(-2000));
      await pause(BREATH);
      // Without a database it does not start: it is tried again until there is one.
      const next = await restarted();
      if (next === null) return;
      if (isStopping()) {
        await next.end();
        return;
      }
      wasOrdered = false;
      office = next;
    }
  };
  const restarted = async (): Promise<Office | null> => {
    while (!isStopping()) {
      const started = await startOffice({ ...environment, PORT: port }).catch(() => null);
      if (started !== null) return started;
      await pause(BREATH);
    }
    return null;
  };

  const kept = keep();
  return {
    url,
    collapses,
    databaseFolder: () => office.databaseFolder,
    printed: () => office.printed(),
    kill(signal = 'SIGKILL') {
      wasOrdered = true;
      void office.end(signal);
    },
    async stop() {
      stopping = true;
      await office.end();
      await kept;
    },
  };
}
