import { type Environment, embeddedUrl, type Office } from './office.js';
import { anotherOffice } from './own-office.js';
import { fillFromPreparedFolder } from './prepared-folder.js';

/**
 * An office on the PostgreSQL in its DATA_DIR, in the process that this worker keeps for its offices. Where there is none it is a
 * copy of the prepared one.
 */
export function embeddedOffice(environment: Environment): Promise<Office> {
  fillFromPreparedFolder(environment['DATA_DIR']!);
  return firstEmbeddedOffice(environment);
}

/** As on a new machine: with no database it makes one. */
export async function firstEmbeddedOffice(environment: Environment): Promise<Office> {
  const office = await anotherOffice(environment);
  const databaseFolder = /embedded PostgreSQL in (.+)/.exec(office.printed())![1]!;
  return Object.assign(office, { databaseFolder, databaseUrl: () => embeddedUrl(databaseFolder) });
}
