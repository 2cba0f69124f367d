import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';

const folder = mkdtempSync(join(tmpdir(), 'traces-'));
const file = join(folder, 'program.cjs');
const runner = join(folder, 'runner.mjs');

/** The trace of an error that the file throws in its second line, in a process of its own: a test's own errors are Jest's. */
function traceOf(error = "new RangeError('too far')"): string {
  writeFileSync(file, `exports.fail = function fail() {\n  throw ${error};\n};`);
  return spawnSync(process.execPath, [runner, file], { encoding: 'utf8' }).stdout;
}

beforeAll(async () => {
  await build({
    stdin: {
      contents: `
        import { loadCached } from './code-cache.ts';
        import { traceSources } from './traces.ts';
        const file = process.argv[2];
        traceSources(file);
        try {
          loadCached(file).exports.fail();
        } catch (error) {
          process.stdout.write(error.stack);
        }`,
      resolveDir: import.meta.dirname,
    },
    outfile: runner,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

beforeEach(() => {
  rmSync(`${file}.map`, { force: true });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('traces of a bundle', () => {
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
