import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, removeFolder, startFirstOffice } from './office.js';
import { PREPARED_FOLDER } from './prepared-folder.js';
import { projectRoot } from './project.js';

/** Tests of programs run what users run: the build, made again only when a source is newer. */
export function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-needed'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed, so there is nothing to test: see above.');
}

/**
 * The data folder of an office that was opened once, which every test's office begins with a copy of.
 * @returns what removes it
 */
export async function prepareFolder(): Promise<() => void> {
  const folder = newFolder();
  const office = await startFirstOffice({ DATA_DIR: folder });
  await office.end();
  // Tests kill servers, never the machine, so nothing has to reach the disk.
  appendFileSync(join(folder, 'postgres/cluster/postgresql.auto.conf'), 'fsync = off\nfull_page_writes = off\n');
  process.env[PREPARED_FOLDER] = folder;
  return () => {
    Reflect.deleteProperty(process.env, PREPARED_FOLDER);
    removeFolder(folder);
  };
}
