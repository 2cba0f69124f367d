import { fill, type Language } from '@tarokk/rules';
import type * as Office from '../../../api/src/office.js';
import { harmless } from '../terminal/width.js';
import { auditProblems } from './words.js';

/** Of what cannot be read or reached. */
const FAILED = 2;

export type Door = typeof Office;

/** Nest and Prisma lie behind this door: it is opened only by commands that need the office. */
export function openDoor(): Promise<Door> {
  return import('../../../api/src/office.js');
}

/** Says why nothing could be verified. */
export function complain(why: string): void {
  process.stderr.write(`tarokk: ${harmless(why)}\n`);
  process.exitCode = FAILED;
}

/** The work on the log of the database; says why when it cannot be reached. */
export async function withLog(
  { openLog, StartProblem }: Door,
  language: Language,
  work: (log: Awaited<ReturnType<typeof openLog>>['log']) => Promise<void>,
): Promise<void> {
  let open;
  try {
    open = await openLog(process.env, process.cwd());
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    complain(fill(auditProblems.noDatabase[language], { message: error.message }));
    return;
  }
  try {
    await work(open.log);
  } finally {
    await open.close();
  }
}
