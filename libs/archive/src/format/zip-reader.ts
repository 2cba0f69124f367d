import { Sha256 } from '#sha256';
import { hex } from '../bytes.js';
import { MalformedArchive } from './problems.js';
import { isObject, type ArchiveLine } from './rows.js';
import { type Bytes, type ZipEntry, entriesIn, unpacked } from './zip.js';

const MEBI = 2 ** 20;
/** More than any season has; an archive comes from a stranger. */
const MOST_FILES = 500;
const MOST_BYTES = 2048 * MEBI;
const LONGEST_LINE = 16 * MEBI;
/** Archives of seasons shrink to a tenth or less, and small ones may shrink as they like. */
const MOST_TIMES = 250;
const HARMLESS_BYTES = 16 * MEBI;

/** The files of an archive, whose names, number and size are in bounds. Nothing is unpacked to a disk. */
export class ZipReader {
  private constructor(
    private readonly zip: Bytes,
    private readonly entries: ReadonlyMap<string, ZipEntry>,
  ) {}

  /**
   * @throws MalformedArchive for what is no zip file, or none that should be unpacked
   * @throws what reading the bytes throws
   */
  static async open(zip: Bytes): Promise<ZipReader> {
    return new ZipReader(zip, boundedEntries(await entriesIn(zip), zip.size));
  }

  get names(): readonly string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** The bytes of a file, unpacked as they are asked for. */
  async *bytes(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.entries.get(name);
    if (entry === undefined) throw new MalformedArchive('missing', { file: name });
    yield* unpacked(this.zip, entry);
  }

  async sha256(name: string): Promise<{ readonly size: number; readonly sha256: string }> {
    const hash = new Sha256();
    let size = 0;
    for await (const chunk of this.bytes(name)) {
      hash.update(chunk);
      size += chunk.length;
    }
    return { size, sha256: hex(hash.digest()) };
  }

  /** A file that is one JSON document; undefined when it is none. */
  async document(file: string): Promise<unknown> {
    let text = '';
    for await (const { line, text: next } of this.texts(file)) {
      text += `${next}\n`;
      if (text.length > LONGEST_LINE) throw tooLong(file, line);
    }
    return parsed(text);
  }

  /** The objects of an NDJSON file, one a line. @throws MalformedArchive at a line that is none */
  async *lines(file: string): AsyncGenerator<ArchiveLine> {
    for await (const { line, text } of this.texts(file)) {
      const row = parsed(text);
      if (!isObject(row)) throw new MalformedArchive('line', { file, line });
      yield { file, line, text, row };
    }
  }

  private async *texts(file: string): AsyncGenerator<{ readonly line: number; readonly text: string }> {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    let rest = '';
    let line = 0;
    for await (const chunk of this.bytes(file)) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop()!;
      for (const text of lines) yield { line: ++line, text };
      if (rest.length > LONGEST_LINE) throw tooLong(file, line + 1);
    }
    rest += decoder.decode();
    if (rest !== '') yield { line: ++line, text: rest };
  }
}

function boundedEntries(written: readonly ZipEntry[], size: number): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  let bytes = 0;
  for (const entry of written) {
    const file = entry.name;
    bytes += entry.size;
    if (bytes > MOST_BYTES) throw new MalformedArchive('too-large', { most: MOST_BYTES / MEBI });
    if (bytes > HARMLESS_BYTES && bytes > MOST_TIMES * size) throw new MalformedArchive('bomb', { times: MOST_TIMES });
    if (entry.isEncrypted) throw new MalformedArchive('encrypted', { file });
    if (entries.has(file)) throw new MalformedArchive('twice', { file });
    // A packed folder has entries for the folders in it.
    if (file.endsWith('/') && entry.size === 0) continue;
    if (!isPlainName(file)) throw new MalformedArchive('name', { file });
    if (entries.size === MOST_FILES) throw new MalformedArchive('too-many', { most: MOST_FILES });
    entries.set(file, entry);
  }
  return entries;
}

/** No file is written by its name; but others may unpack what we called right. */
function isPlainName(file: string): boolean {
  return file.length <= 200 && /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(file);
}

function tooLong(file: string, line: number): MalformedArchive {
  return new MalformedArchive('long-line', { file, line, most: LONGEST_LINE / MEBI });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
