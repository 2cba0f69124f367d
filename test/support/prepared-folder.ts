import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Names the data folder of an office that was opened once, for the processes of the tests, which inherit it. */
export const PREPARED_FOLDER = 'PREPARED_FOLDER';

/** Copies it into a data folder without a database: making one and migrating it takes longer than most test files. */
export function fillFromPreparedFolder(folder: string): void {
  const prepared = process.env[PREPARED_FOLDER];
  if (prepared === undefined || existsSync(join(folder, 'postgres'))) return;
  // PostgreSQL insists on the owner of its files, which Node's own copying does not keep.
  execFileSync('cp', ['-a', `${prepared}/postgres`, folder]);
}
