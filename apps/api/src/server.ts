// Nest takes a second to load, the database as long to start: `start` does both at once, so nothing here imports Nest.
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FirstAdminLink } from './identity/accounts/at-the-server/server-administration.service.js';
import { type Configuration, readConfiguration, StartProblem } from './platform/configuration/configuration.js';
import { type Database, openDatabase } from './platform/database/database.js';
import { fullDiskProblem } from './platform/database/embedded/failed-start.js';

// graphql-js checks each type again and again unless told; it looks once, when it is loaded.
process.env['NODE_ENV'] ??= 'production';

/** What has been opened, closed again in reverse order. */
const opened: { close(): Promise<unknown> }[] = [];
/** When the first signal came, in milliseconds; null before. */
let stoppingSince: number | null = null;
/** Takes the office out of the balancer's hands. */
let leave = (): Promise<unknown> => Promise.resolve();

/** Resolves when the office is open; fails when it cannot be opened, which has then been said. */
export const started = start();
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
started.catch(async (error: unknown) => {
  const problem = fullDiskProblem(error) ?? error;
  console.error(problem instanceof StartProblem ? problem.message : problem);
  await closeAll();
  process.exit(1);
});

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env, process.cwd());
  const [database, { callUnready, createApplication, firstAdminLink }] = await Promise.all([
    open(configuration),
    import('./application.js'),
  ]);
  const application = await createApplication(configuration, database.url);
  opened.unshift({ close: () => closePatiently(application, configuration.stopPatience) });
  leave = async () => {
    callUnready(application);
    await pause(configuration.drain * 1000);
  };
  if (stoppingSince !== null) return;
  const url = await listen(application, configuration);
  announce(url, database, configuration, await firstAdminLink(application, url));
}

async function open(configuration: Configuration): Promise<Database> {
  const database = await openDatabase(configuration, databaseLost);
  opened.unshift(database);
  return database;
}

async function listen(application: NestFastifyApplication, { host, port }: Configuration): Promise<string> {
  try {
    await application.listen({ host, port });
    return await application.getUrl();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartProblem(`Port ${port} of ${host} is taken by another program. Set PORT to a free one (0: any).`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartProblem(
        `HOST is ${host}, which is no address of this machine. Set it to 127.0.0.1, or 0.0.0.0 for all.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartProblem(`This user may not listen on port ${port}. Set PORT to one above 1023.`);
    }
    throw error;
  }
}

function announce(
  url: string,
  database: Database,
  { host, metricsPort }: Configuration,
  firstAdmin: FirstAdminLink,
): void {
  console.log(
    [
      `The office is open at ${url}`,
      `  GraphQL   ${url}/graphql`,
      `  health    ${url}/health/ready`,
      ...(metricsPort === null ? [] : [`  metrics   http://${host}:${metricsPort}/metrics`]),
      `  database  ${database.description}`,
      ...aboutFirstAdmin(firstAdmin),
      `Stop it with Ctrl+C.`,
    ].join('\n'),
  );
}

function aboutFirstAdmin(link: FirstAdminLink): readonly string[] {
  if (link === null) return [];
  if (link !== 'elsewhere') {
    return ['It has no admin yet. This address makes the first one; it works once, for a day:', `  ${link.address}`];
  }
  return [
    'It has no admin yet. The address that makes the first one stands on the terminal of a process that was started before.',
  ];
}

/**
 * A second signal does not wait: the embedded PostgreSQL survives a hard end. npm may hand on a Ctrl+C that has reached us
 * already, so only one that comes later is meant as a second.
 */
async function stop(): Promise<void> {
  if (stoppingSince !== null) {
    if (Date.now() - stoppingSince > 1000) process.exit(1);
    return;
  }
  stoppingSince = Date.now();
  await started.catch(() => undefined);
  await leave();
  await closeAll();
  process.exit(0);
}

/** Requests under way are waited for, but not for ever: what the database has not committed by then is taken back. */
async function closePatiently(application: NestFastifyApplication, seconds: number): Promise<void> {
  const patience = new AbortController();
  const tooLong = pause(seconds * 1000, undefined, { signal: patience.signal }).then(
    () => console.error(`Requests under way were broken off after ${seconds} seconds.`),
    () => undefined,
  );
  await Promise.race([application.close(), tooLong]);
  patience.abort();
}

async function closeAll(): Promise<void> {
  for (const each of opened.splice(0)) {
    await each.close().catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  }
}

function databaseLost(): void {
  if (stoppingSince !== null) return;
  console.error(
    'The embedded PostgreSQL has stopped under the office. Start the office again, which says what was wrong if it still is; nothing that was confirmed is lost.',
  );
  process.exit(1);
}
