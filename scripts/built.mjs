// Imported for what it does: builds if there is no build or the sources are newer.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt, root } from './sources.mjs';

if (!isBuilt() && existsSync(join(root, 'apps/api/src'))) {
  console.log('Building the office (once, and after changes) …');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
