import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach } from '@jest/globals';
import { conformanceCase } from '../support/conformance.js';

const records = mkdtempSync(join(tmpdir(), 'tarokk-records-'));
afterAll(() => rmSync(records, { recursive: true, force: true }));

/** A file with a conformance record, as long as the tests of a file run: `recordFile('random/match-001')`. */
export function recordFile(path: string): string {
  const file = join(records, `${path.replace('/', '-')}.json`);
  writeFileSync(file, conformanceCase('royal-tarokk', path).bytes);
  return file;
}

/** The record in one line, as a stream has it. */
export function recordLine(name: string): string {
  return JSON.stringify(JSON.parse(conformanceCase('royal-tarokk', name).text));
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarokk-'));
  folders.push(folder);
  return folder;
}

export function parsedLines(text: string): { verdict: string; problems?: { path: string; message: string }[] }[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { verdict: string });
}

/** What a stack trace looks like, in English as Node writes it. */
export const stackTrace = /^\s+at .+:\d+:\d+\)?$/m;
