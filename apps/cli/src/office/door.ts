import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tarokk/rules';
import type * as Office from '../../../api/src/office.js';
import { harmless } from '../terminal/width.js';
import { notBuilt, ofAnOffice } from './words.js';

export type Door = typeof Office;

/** Of what cannot be done, read or reached. */
const FAILED = 2;

/**
 * Nest and Prisma lie behind this door: it is opened only by commands that need the office, with its settings. Null where
 * its own program is not built, or where the command is a package without an office, which is said.
 */
export async function openDoor(language: Language): Promise<Door | null> {
  const door = await loadDoor(language);
  if (door === null) return null;
  const settings = join(process.cwd(), '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  return door;
}

async function loadDoor(language: Language): Promise<Door | null> {
  try {
    const door: Door | object = await import('../../../api/src/office.js');
    // In the package of the command nothing is behind the door: scripts/packages/command.mjs.
    if ('openLog' in door) return door;
    complain(ofAnOffice[language]);
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    complain(notBuilt[language]);
    return null;
  }
}

/** Says why nothing could be done, a line each. */
export function complain(...why: readonly string[]): void {
  for (const line of why.flatMap((each) => each.split('\n'))) process.stderr.write(`tarokk: ${harmless(line)}\n`);
  process.exitCode = FAILED;
}
