import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

export interface Loaded<Exports> {
  readonly exports: Exports;
  /** Keeps what V8 has compiled by now for the next time; does nothing where that is kept already, or cannot be written. */
  readonly keep: () => void;
}

/**
 * Runs a CommonJS file as `require` does, with what V8 compiled of it when it last ran: without that, parsing and compiling is
 * a quarter of the work of a start. Kept beside the file, whose owner it must have; V8 refuses what another version made.
 * @param file without `import()`, which V8 forgets how to do when it compiles nothing
 */
export function loadCached<Exports>(file: string): Loaded<Exports> {
  const source = readFileSync(file);
  const cache = `${file}.${createHash('sha256').update(process.version).update(source).digest('hex').slice(0, 16)}.cache`;
  const cachedData = readIfThere(cache);
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source.toString()}\n})`, {
    filename: file,
    ...(cachedData === null ? {} : { cachedData }),
  });
  const module = { exports: {} as Exports };
  const run = script.runInThisContext() as (...parameters: readonly unknown[]) => void;
  run.call(module.exports, module.exports, requireFrom(file), module, file, dirname(file));
  const isKept = cachedData !== null && script.cachedDataRejected !== true;
  return { exports: module.exports, keep: () => (isKept ? undefined : write(cache, script.createCachedData(), file)) };
}

/** What the bundle has of `import()` is a `require`, of addresses too. */
function requireFrom(file: string): (id: string) => unknown {
  const require = createRequire(file);
  return (id) => require(id.startsWith('file:') ? fileURLToPath(id) : id) as unknown;
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Of several processes that write it at the same time each writes all of it, and the last one wins. */
function write(cache: string, data: Buffer, file: string): void {
  const folder = dirname(file);
  const draft = `${cache}.${process.pid}`;
  try {
    const earlier = readdirSync(folder).filter(
      (name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.cache'),
    );
    writeFileSync(draft, data);
    renameSync(draft, cache);
    for (const name of earlier) if (join(folder, name) !== cache) rmSync(join(folder, name), { force: true });
  } catch {
    // A folder that nobody may write: starts take longer.
    rmSync(draft, { force: true });
  }
}
