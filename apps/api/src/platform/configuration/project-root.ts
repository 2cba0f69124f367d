import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The office's folder: the one with prisma/migrations, above the sources and above the build alike. */
export const projectRoot = findUpwards(import.meta.dirname);

function findUpwards(folder: string): string {
  if (existsSync(join(folder, 'prisma/migrations'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No prisma/migrations above ${import.meta.dirname}`);
  return findUpwards(parent);
}
