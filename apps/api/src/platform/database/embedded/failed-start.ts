import { existsSync, readFileSync, statSync } from 'node:fs';
import { StartProblem } from '../../configuration/configuration.js';
import { isOutOfRoom } from '../out-of-room.js';

/** As many lines of the server's own are repeated. */
const LINES = 8;
/** Bytes of its log that are looked at. */
const LOOKED_AT = 20_000;

/** What the server's own words mean, and what to do. */
const meanings: readonly { readonly words: RegExp; readonly advice: string }[] = [
  {
    words: /No space left on device|Disk quota exceeded/i,
    advice:
      'The disk is full. Make room on it and start the office again: nothing that was confirmed is lost. Nothing in the folder of the database may be deleted for that.',
  },
  {
    words: /Cannot allocate memory|could not (?:create|map|resize) (?:anonymous )?shared memory/i,
    advice: 'There is not enough memory for it. End other programs, or give this machine more.',
  },
  {
    words: /Read-only file system/i,
    advice: 'Its disk can only be read. See in the log of the system why.',
  },
  {
    words: /Permission denied|has (?:wrong ownership|invalid permissions)/i,
    advice: 'The user that runs it may not use its files. Give the folder back to the user that made it.',
  },
  {
    words:
      /could not locate a valid checkpoint record|invalid checkpoint|database files are incompatible|incorrect checksum|could not (?:open|find|read) file ".*global\/pg_control"|invalid page|PANIC/i,
    advice: 'Its files are damaged. Keep a copy of the folder as it is, and restore a backup with "tarokk restore".',
  },
];

/** For a start that found no room in the middle of its work; null for other errors. */
export function fullDiskProblem(error: unknown): StartProblem | null {
  if (error instanceof StartProblem || !isOutOfRoom(error)) return null;
  const { message } = error as Error;
  return new StartProblem(`The office cannot open. ${meanings[0]!.advice}\nThe words of PostgreSQL: ${message}`);
}

/** Whether what the server has written says that its port was taken: then another one is tried. */
export function isPortTaken(words: string): boolean {
  return /Address already in use/i.test(words);
}

/** How long the server's log is now, in bytes: what comes behind it was written since. */
export function lengthOf(log: string): number {
  return existsSync(log) ? statSync(log).size : 0;
}

/** What was written to the server's log since it was so long. */
export function writtenSince(log: string, length: number): string {
  if (!existsSync(log)) return '';
  const bytes = readFileSync(log);
  return bytes.subarray(Math.max(length, bytes.length - LOOKED_AT)).toString();
}

/**
 * Why a server does not start or a database cannot be made, by its own last words and what they mean.
 * @param what failed, for people
 * @param where more of it can be seen
 */
export function startProblem(what: string, words: string, where: string): StartProblem {
  const meaning = meanings.find((each) => each.words.test(words));
  const last = words.trimEnd().split('\n').slice(-LINES);
  return new StartProblem(
    [
      what,
      ...(meaning === undefined ? [] : [meaning.advice]),
      ...(words.trim() === '' ? [] : ['Its last words:', ...last.map((line) => `  ${line}`)]),
      `See also ${where}.`,
    ].join('\n'),
  );
}
