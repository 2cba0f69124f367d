import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../support/project.js';
import { readText } from './rulebook.js';

/** Tests of an office over HTTP, in a browser or by the command. What prepares offices for many of them is in test/support. */
const folders = ['test/browser', 'test/cli', 'test/e2e', 'test/edges', 'test/processes', 'test/sweeps'];

/** So many lines above a statement its reason may stand: one reason does for statements that belong together. */
const NEAR = 30;

const isStatement = (line: string): boolean => /insert into/i.test(line);
const isReason = (line: string): boolean => /^\s*\/\/ Rows, since \S/.test(line);

describe('issue 56: tests of an office', () => {
  it('write by the api, or say in one line why they put rows in by themselves', () => {
    const files = folders.flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts'))
        .map((path) => `${folder}/${path}`),
    );
    const unexplained = files.flatMap((path) => {
      const lines = readText(path).split('\n');
      return lines.flatMap((line, at) =>
        isStatement(line) && !lines.slice(Math.max(0, at - NEAR), at).some(isReason) ? [`${path}:${at + 1}`] : [],
      );
    });
    expect(unexplained).toEqual([]);
  });
});
