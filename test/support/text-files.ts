import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@jest/globals';

/**
 * For files that a program writes and the repository keeps: the text has to be what the file holds. With `UPDATE_FILES=1` it is
 * written instead, after a change on purpose.
 */
export function expectFile(path: string, text: string): void {
  if (process.env['UPDATE_FILES'] === '1') writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, 'utf8'));
}
