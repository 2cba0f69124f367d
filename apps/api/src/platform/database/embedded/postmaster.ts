import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** The server of this data directory as its own lock file names it, or null where none can be running. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const [pid, , , port] = text.split('\n').map(Number);
  if (!pid || !port) return null; // it is being written at this moment
  if (!isAlive(pid)) return null;
  if (await isPostgres(pid)) return { pid, port };
  // After a crash of the machine (or in a restarted container) the number belongs to another program,
  // and PostgreSQL would refuse to start for its sake.
  await rm(file, { force: true });
  return null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** One that was killed and that nobody has buried yet (`Z`), as in a container without an init, runs no longer. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!existsSync('/proc/self/stat')) return true; // no way to know: believe the lock file
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\d+ \(postgres[^)]*\) [^Z]/.test(status);
}
