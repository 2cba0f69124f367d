import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { StartProblem } from '../../configuration/configuration.js';

/** Stands in the data folder and says where its database is, so that a folder without it is not taken for a new one. */
const MARKER = 'database.json';
/** Made after the database, so where it stands there was one. */
const KEY = 'office.key';

interface Marker {
  /** The data folder for which it was written. */
  readonly dataDirectory: string;
  /** The folder of the database: relative when it lies within the data folder, and goes where that goes. */
  readonly database: string;
}

/**
 * The folder of the database that belongs to this data folder; null where there has never been one.
 * @throws StartProblem when there was one, and it is not there now
 */
export function markedHome(dataDirectory: string, usualHome: string): string | null {
  // Read before its database is looked for: another process may be making both, the database first.
  const marker = readMarker(dataDirectory);
  const hasKey = existsSync(join(dataDirectory, KEY));
  if (marker === null) {
    if (!hasKey || hasClusterIn(usualHome)) return null;
    throw new StartProblem(
      `${missing(dataDirectory, usualHome)} To begin with an empty office instead, move ${join(dataDirectory, KEY)} away.`,
    );
  }
  const home = resolve(dataDirectory, marker.database);
  if (isAbsolute(marker.database) && marker.dataDirectory !== realpathSync(dataDirectory)) {
    throw new StartProblem(
      `${dataDirectory} is a copy of ${marker.dataDirectory}, or was moved from there: its database is not in it but in ${home}. ` +
        `A copy of an office is made by "tarokk backup" and "tarokk restore". To go on with that database, set DATA_DIR to ${marker.dataDirectory} again.`,
    );
  }
  if (hasClusterIn(home)) return home;
  throw new StartProblem(
    `${missing(dataDirectory, home)} To begin with an empty office instead, move ${join(dataDirectory, MARKER)}${hasKey ? ` and ${KEY}` : ''} away.`,
  );
}

/** Says for ever where the database of this data folder is. */
export async function writeMarker(dataDirectory: string, home: string): Promise<void> {
  const within = relative(dataDirectory, home);
  const isWithin = !within.startsWith('..') && !isAbsolute(within);
  const marker: Marker = { dataDirectory: realpathSync(dataDirectory), database: isWithin ? within : home };
  const known = readMarker(dataDirectory);
  if (known?.database === marker.database && (isWithin || known.dataDirectory === marker.dataDirectory)) return;
  const draft = join(dataDirectory, `${MARKER}.${process.pid}`);
  await writeFile(draft, `${JSON.stringify(marker, null, 2)}\n`);
  await rename(draft, join(dataDirectory, MARKER));
}

export function hasClusterIn(home: string): boolean {
  return existsSync(join(home, 'cluster'));
}

function missing(dataDirectory: string, home: string): string {
  return `The database of ${dataDirectory} is not where it should be, in ${join(home, 'cluster')}. Put it back there, or restore a backup into an empty folder with "tarokk restore".`;
}

function readMarker(dataDirectory: string): Marker | null {
  const file = join(dataDirectory, MARKER);
  if (!existsSync(file)) return null;
  try {
    const { dataDirectory: of, database } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    if (typeof of === 'string' && typeof database === 'string') return { dataDirectory: of, database };
  } catch {
    // The error below says it.
  }
  throw new StartProblem(
    `${file} cannot be read. It says where the database is: {"dataDirectory": "${dataDirectory}", "database": "postgres"} for one in ${join(dataDirectory, 'postgres')}.`,
  );
}
