import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartProblem } from '../../configuration/configuration.js';

/** The user that runs the server, where it is not our own: PostgreSQL refuses to run as root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Null unless we are root. A cluster that exists keeps its owner, also when a user "postgres" has appeared since. */
export function chooseOwner(cluster: string): Owner | null {
  if (!isRoot()) return null;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartProblem(
    'PostgreSQL refuses to run as root, and this machine has neither a user "postgres" nor "nobody" to run it as. Start the office as another user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Whether any user may enter every folder above `path` (as far as they exist): a home under 0700 may not. */
export function isOpenToOthers(path: string): boolean {
  const parent = dirname(path);
  if (parent === path) return true;
  const open = !existsSync(parent) || (statSync(parent).mode & 0o001) !== 0;
  return open && isOpenToOthers(parent);
}
