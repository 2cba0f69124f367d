import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { newFolder, removeFolder, startFirstOffice } from './office.js';
import { PREPARED_FOLDER } from './prepared-folder.js';
import { projectRoot } from './project.js';
import { RUN_PID, stopWorkersPostgres } from './worker-postgres.js';

/** Tests of programs run what users run: the build, made again only when a source is newer. */
export function buildIfNeeded(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-needed'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed, so there is nothing to test: see above.');
}

/** Linux's file system in memory, and how much has to be free in it and in the memory itself. */
const MEMORY = '/dev/shm';
const ROOM = 8 * 2 ** 30;

/**
 * The data of an office are 1,700 files. A copy of them costs a second of a processor on a disk, and a tenth of that in memory;
 * most test files make one. Whoever names a TMPDIR has chosen already.
 */
function keepFilesInMemory(): () => void {
  if (process.env['TMPDIR'] !== undefined || !existsSync(MEMORY)) return () => undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (Math.min(bavail * bsize, freemem()) < ROOM) return () => undefined;
  process.env['TMPDIR'] = MEMORY;
  return () => Reflect.deleteProperty(process.env, 'TMPDIR');
}

/**
 * Opens an office once and names its data folder in the environment, which the processes of the tests inherit.
 * Answers with what removes it again; nothing happens when there is one already.
 */
export async function prepareFolder(): Promise<() => void> {
  if (process.env[PREPARED_FOLDER] !== undefined) return () => undefined;
  const backToDisk = keepFilesInMemory();
  const folder = newFolder();
  const office = await startFirstOffice({ DATA_DIR: folder });
  await office.end();
  // Tests kill servers, never the machine, so nothing has to reach the disk.
  appendFileSync(join(folder, 'postgres/cluster/postgresql.auto.conf'), 'fsync = off\nfull_page_writes = off\n');
  writeFileSync(join(folder, RUN_PID), String(process.pid));
  process.env[PREPARED_FOLDER] = folder;
  return () => {
    Reflect.deleteProperty(process.env, PREPARED_FOLDER);
    stopWorkersPostgres(folder);
    removeFolder(folder);
    backToDisk();
  };
}
