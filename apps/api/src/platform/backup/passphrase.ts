import { readFile } from 'node:fs/promises';
import { BackupProblem } from './problems.js';

const LEAST = 12;

/** The first line of a file. @throws BackupProblem when it is too short; the system's error when it cannot be read */
export async function passphraseIn(file: string): Promise<string> {
  const [line = ''] = (await readFile(file, 'utf8')).split(/\r?\n/);
  if (Array.from(line).length < LEAST) throw new BackupProblem('short-passphrase', { file });
  return line;
}
