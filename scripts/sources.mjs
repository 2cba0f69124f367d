// What a build is made from, and whether one is still good.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const generated = ['apps/api/src/generated', 'apps/web/src/generated'].map((path) => join(root, path));
const inputs = [
  'apps',
  'libs',
  'docs/rules',
  'prisma',
  'scripts',
  'schema.graphql',
  'package-lock.json',
  'tsconfig.json',
  'nest-cli.json',
];

/** The time of the newest file under `paths` (relative to the root), in milliseconds. */
export function newest(paths) {
  let latest = 0;
  const visit = (path) => {
    if (generated.includes(path) || path.endsWith('node_modules') || !existsSync(path)) return;
    const entry = statSync(path);
    if (entry.isDirectory()) for (const name of readdirSync(path)) visit(join(path, name));
    else latest = Math.max(latest, entry.mtimeMs);
  };
  for (const path of paths) visit(join(root, path));
  return latest;
}

export const stamp = join(root, 'dist', '.built');

/** False when a source is newer than the last finished build. */
export function isBuilt() {
  return existsSync(stamp) && statSync(stamp).mtimeMs >= newest(inputs);
}
