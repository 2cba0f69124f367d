import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCached } from './code-cache.js';
import { traceSources } from './traces.js';

let folder: string;
let file: string;
const usual = Error.prepareStackTrace;

/** The trace of an error that the file throws in its second line. */
function traceOf(error = "new RangeError('too far')"): string {
  writeFileSync(file, `exports.fail = function fail() {\n  throw ${error};\n};`);
  traceSources(file);
  const { exports } = loadCached<{ readonly fail: () => void }>(file);
  try {
    exports.fail();
  } catch (thrown) {
    return (thrown as Error).stack!;
  }
  throw new Error('It did not fail.');
}

describe('traces of a bundle', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'traces-'));
    file = join(folder, 'program.cjs');
  });

  afterEach(() => {
    Error.prepareStackTrace = usual;
    rmSync(folder, { recursive: true, force: true });
  });

  it('name the lines of the sources', () => {
    // A point for the beginning of the second line: the seventh of src/far.ts.
    const map = { version: 3, file: 'program.cjs', sources: ['src/far.ts'], names: [], mappings: ';AAMA' };
    writeFileSync(`${file}.map`, JSON.stringify(map));
    const [head, first] = traceOf().split('\n');
    expect(head).toBe('RangeError: too far');
    expect(first).toBe(`    at Object.fail (${join(folder, 'src/far.ts')}:7:1)`);
  });

  it('name those of the bundle where the map names no source, as for packages', () => {
    writeFileSync(
      `${file}.map`,
      JSON.stringify({ version: 3, file: 'program.cjs', sources: [], names: [], mappings: ';A' }),
    );
    expect(traceOf().split('\n')[1]).toBe(`    at Object.fail (${file}:2:9)`);
  });

  it('name those of the bundle where there is no map', () => {
    expect(traceOf().split('\n')[1]).toBe(`    at Object.fail (${file}:2:9)`);
  });

  it('are there for errors whose words cannot be read', () => {
    expect(traceOf('Object.defineProperty(new Error(), "message", { get() { throw 1; } })')).toContain(':2:');
  });
});
