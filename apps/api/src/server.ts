// Nest takes a second to load, the database as long to start: both are done at once, so nothing here imports Nest.
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FirstAdminLink } from './identity/accounts/at-the-server/server-administration.service.js';
import { type Configuration, StartProblem } from './platform/configuration/configuration.js';
import { type OpenedDatabase, openDatabase } from './platform/database/database.js';
import { NOT_FORGIVING } from './platform/database/forgiving.js';

/** An office that answers requests. */
export interface OpenOffice {
  readonly url: string;
  /** For the terminal, never for the log: it may hold the address that makes the first admin. */
  readonly announcement: string;
  /** Takes it out of the balancer's hands; resolves when no new requests are to be expected. */
  leave(): Promise<void>;
  /** Waits for requests under way, within the patience of its settings. What cannot be closed is said. */
  close(): Promise<void>;
}

/**
 * Null when it was told to stop before it was open; then, and when it cannot be opened, all is closed again.
 * @param onLost when the embedded PostgreSQL has stopped under it and is not started again, and why
 */
export async function openOffice(
  configuration: Configuration,
  { onLost, isStopping }: { readonly onLost: (why: string) => void; readonly isStopping: () => boolean },
): Promise<OpenOffice | null> {
  /** Closed again in reverse order. */
  const opened: { close(): Promise<unknown> }[] = [];
  const close = async (): Promise<void> => {
    for (const each of opened.splice(0)) {
      await each.close().catch((error: unknown) => console.error(error));
    }
  };
  const reach = async (): Promise<OpenedDatabase> => {
    const database = await openDatabase(configuration, { onLost, isStopping, say: (words) => console.error(words) });
    opened.unshift(database);
    return database;
  };
  try {
    const [database, { callUnready, createApplication, firstAdminLink }] = await Promise.all([
      reach(),
      import('./application.js'),
    ]);
    const application = await createApplication(configuration, database.url);
    opened.unshift({ close: () => closePatiently(application, configuration.stopPatience) });
    if (isStopping()) {
      await close();
      return null;
    }
    const url = await listen(application, configuration);
    return {
      url,
      announcement: announcementOf(url, database, configuration, await firstAdminLink(application, url)),
      leave: () => {
        callUnready(application);
        return pause(configuration.drain * 1000);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
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

function announcementOf(
  url: string,
  database: OpenedDatabase,
  { host, metricsPort }: Configuration,
  firstAdmin: FirstAdminLink,
): string {
  return [
    `The office is open at ${url}`,
    `  GraphQL   ${url}/graphql`,
    `  health    ${url}/health/ready`,
    ...(metricsPort === null ? [] : [`  metrics   http://${host}:${metricsPort}/metrics`]),
    `  database  ${database.description}`,
    ...(database.forgiving === false ? [NOT_FORGIVING] : []),
    ...aboutFirstAdmin(firstAdmin),
    `Stop it with Ctrl+C.`,
  ].join('\n');
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

/** What the database has not committed when patience ends is taken back. */
async function closePatiently(application: NestFastifyApplication, seconds: number): Promise<void> {
  const patience = new AbortController();
  const tooLong = pause(seconds * 1000, undefined, { signal: patience.signal }).then(
    () => console.error(`Requests under way were broken off after ${seconds} seconds.`),
    () => undefined,
  );
  await Promise.race([application.close(), tooLong]);
  patience.abort();
}
