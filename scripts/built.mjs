// What has to be built before something of it is run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt, root } from './sources.mjs';

/** Builds those of the parts that are not built or have newer sources. Where there are no sources, what is there is run. */
export function buildIfNeeded(...parts) {
  if (parts.every(isBuilt) || !existsSync(join(root, 'apps/api/src'))) return;
  console.log('Building the office (once, and after changes) …');
  const script = join(root, 'scripts/build.mjs');
  const { status } = spawnSync(process.execPath, [script, '--if-needed', ...parts], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
