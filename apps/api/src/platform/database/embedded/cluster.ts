import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '../../configuration/configuration.js';
import { isOutOfRoom } from '../out-of-room.js';
import type { Binaries } from './binaries.js';
import { startProblem } from './failed-start.js';
import type { EmbeddedPlace } from './place.js';
import { isAlive } from './postmaster.js';
import { ProgramFailure, run } from './program.js';

export const SUPERUSER = 'office';
const PASSWORD_FILE = 'office.password';

/** Nothing outside this machine reaches the server, and no setting depends on the machine's locale or time zone. */
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC'];

/** Makes the data directory on first use, and returns the superuser's password. */
export async function openCluster(place: EmbeddedPlace, binaries: Binaries): Promise<string> {
  if (!existsSync(place.cluster)) await createCluster(place, binaries).catch(explain(place));
  try {
    await checkVersion(place, binaries);
    return await readFile(join(place.cluster, PASSWORD_FILE), 'utf8');
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `The database in ${place.cluster} cannot be read (${(error as Error).message}). It was made by another user: start the office as that user, or set DATA_DIR to another folder.`,
    );
  }
}

/** The people who run the office see what initdb says, too. */
function explain({ home, cluster }: EmbeddedPlace): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ProgramFailure || isOutOfRoom(error))) throw error;
    throw startProblem(`The database in ${cluster} could not be made.`, (error as Error).message, home);
  };
}

/** Everything is made beside the final folder and appears in one rename: a kill in the middle leaves nothing half done. */
async function createCluster(place: EmbeddedPlace, binaries: Binaries): Promise<void> {
  await removeUnfinished(place);
  const unfinished = join(place.home, `unfinished-${process.pid}`);
  const passwordFile = join(unfinished, PASSWORD_FILE);
  const pwfile = join(place.home, `password-${process.pid}`);
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(pwfile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (place.owner !== null) {
    await chown(unfinished, place.owner.uid, place.owner.gid);
    await chown(pwfile, place.owner.uid, place.owner.gid);
  }
  await run(
    binaries.initdb,
    [
      '-D',
      unfinished,
      '-U',
      SUPERUSER,
      `--pwfile=${pwfile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...settings.flatMap((setting) => ['--set', setting]),
    ],
    place,
  );
  await rename(pwfile, passwordFile);
  try {
    await rename(unfinished, place.cluster);
  } catch (error) {
    // Another process was first: its cluster is as good as ours.
    if (!existsSync(place.cluster)) throw error;
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function removeUnfinished(place: EmbeddedPlace): Promise<void> {
  for (const name of await readdir(place.home)) {
    const pid = /^(?:unfinished|password)-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(place.home, name), { recursive: true, force: true });
  }
}

async function checkVersion(place: EmbeddedPlace, binaries: Binaries): Promise<void> {
  const made = (await readFile(join(place.cluster, 'PG_VERSION'), 'utf8')).trim();
  const [have] = binaries.version.split('.');
  if (made === have) return;
  throw new StartProblem(
    `The data in ${place.cluster} were written by PostgreSQL ${made}; this version of the office brings PostgreSQL ${have}. Export them with the earlier version of the office, or set DATA_DIR to another folder.`,
  );
}
