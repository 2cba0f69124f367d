import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tarokk/rules';
import type * as Office from '../../../api/src/office.js';
import { harmless } from '../terminal/width.js';
import { notBuilt, ofAnOffice } from './words.js';

export type Door = typeof Office;

/** What needs no office: the package of the command has nothing else behind the door. */
export type Proofs = Pick<
  Door,
  'hashOf' | 'hex' | 'MalformedArchive' | 'MalformedLog' | 'sayFault' | 'saySeasonFault' | 'verifyArchive' | 'verifyLog'
>;

/** Of what cannot be done, read or reached. */
const FAILED = 2;

/**
 * Nest and Prisma lie behind this door: it is opened only by commands that need the office, with its settings. Null where
 * its own program is not built, or where the command is a package without an office, which is said.
 */
export async function openDoor(language: Language): Promise<Door | null> {
  const door = await openProofs(language);
  if (door === null) return null;
  if (!isDoor(door)) {
    complain(ofAnOffice[language]);
    return null;
  }
  const settings = join(process.cwd(), '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  return door;
}

function isDoor(proofs: Proofs): proofs is Door {
  return 'openLog' in proofs;
}

/** For commands that prove something from files alone. Null as above. */
export async function openProofs(language: Language): Promise<Proofs | null> {
  try {
    // In the package of the command this is the api's proofs.ts: scripts/packages/tarokk.mjs.
    return await import('../../../api/src/office.js');
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
