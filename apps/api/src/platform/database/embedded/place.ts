import { createHash } from 'node:crypto';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '../../configuration/configuration.js';
import { hasClusterIn, markedHome } from './marker.js';
import { chooseOwner, isOpenToOthers, isRoot, type Owner } from './owner.js';

/** Where the embedded PostgreSQL keeps its things. */
export interface EmbeddedPlace {
  readonly home: string;
  /** PostgreSQL's own data directory; it also holds our password file, so that both appear in one rename. */
  readonly cluster: string;
  readonly owner: Owner | null;
}

/** @throws StartProblem when the data folder cannot be used, or is that of a database that is not there */
export async function preparePlace(dataDirectory: string): Promise<EmbeddedPlace> {
  try {
    await mkdir(dataDirectory, { recursive: true });
    const home = homeOf(dataDirectory);
    const cluster = join(home, 'cluster');
    const owner = chooseOwner(cluster);
    await mkdir(home, { recursive: true });
    if (owner !== null) await chown(home, owner.uid, owner.gid);
    return { home, cluster, owner };
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `The folder ${dataDirectory} for the data cannot be used (${(error as Error).message}). Make it writable for this user, or set DATA_DIR to another folder.`,
    );
  }
}

/** Whether an embedded PostgreSQL has ever kept its data here. @throws StartProblem when it has, and they are not there */
export function hasCluster(dataDirectory: string): boolean {
  return hasClusterIn(homeOf(dataDirectory));
}

/** The folder of the database of this data folder, whether there is one yet or not. @throws StartProblem as `hasCluster` */
export function homeOf(dataDirectory: string): string {
  const usual = usualHome(dataDirectory);
  return markedHome(dataDirectory, usual) ?? usual;
}

/** As root under a closed home (/root is one) the server's user could not reach its data, so they go where it can. */
function usualHome(dataDirectory: string): string {
  const wanted = join(dataDirectory, 'postgres');
  if (!isRoot() || isOpenToOthers(wanted)) return wanted;
  return join('/var/lib/royal-tarokk', createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12));
}
