import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadCached } from './code-cache.js';

interface Program {
  readonly twice: (number: number) => number;
  readonly folder: string;
  readonly separator: string;
}

let folder: string;
let file: string;

describe('the cache of compiled code', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'code-cache-'));
    file = join(folder, 'program.cjs');
    write('2');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (factor: string): void =>
    writeFileSync(
      file,
      `const { sep } = require('node:path'); exports.twice = (n) => n * ${factor}; exports.folder = __dirname; exports.separator = sep; // ü`,
    );
  const caches = (): string[] => readdirSync(folder).filter((name) => name !== 'program.cjs');

  it('runs a file as `require` does, and keeps nothing before it is told to', () => {
    const { exports } = loadCached<Program>(file);
    expect([exports.twice(21), exports.folder, exports.separator]).toEqual([42, folder, '/']);
    expect(caches()).toEqual([]);
  });

  it('is written once and found the next time', () => {
    loadCached(file).keep();
    expect(caches()).toEqual([expect.stringMatching(/^program\.cjs\.[0-9a-f]{16}\.cache$/)]);
    const kept = readFileSync(join(folder, caches()[0]!));
    const { exports, keep } = loadCached<Program>(file);
    // V8 has compiled more by now: writing again would show.
    expect(exports.twice(4)).toBe(8);
    keep();
    expect(readFileSync(join(folder, caches()[0]!)).equals(kept)).toBe(true);
  });

  it('is never that of another program, even of one as long', () => {
    loadCached(file).keep();
    const [before] = caches();
    write('3');
    const { exports, keep } = loadCached<Program>(file);
    expect(exports.twice(21)).toBe(63);
    keep();
    expect(caches()).toHaveLength(1);
    expect(caches()).not.toContain(before);
  });

  it('is made again when V8 does not take it', () => {
    loadCached(file).keep();
    const cache = caches()[0]!;
    // V8 remembers what it has compiled in this process, by its place.
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    copyFileSync(file, join(elsewhere, 'program.cjs'));
    writeFileSync(join(elsewhere, cache), 'something else');
    const { exports, keep } = loadCached<Program>(join(elsewhere, 'program.cjs'));
    expect(exports.twice(21)).toBe(42);
    keep();
    expect(readFileSync(join(elsewhere, cache)).length).toBeGreaterThan(100);
  });

  it('is done without where nothing can be written', () => {
    const { exports, keep } = loadCached<Program>(file);
    rmSync(folder, { recursive: true });
    keep();
    expect(exports.twice(21)).toBe(42);
  });
});
