import { createHash } from 'node:crypto';
import { type Readable } from 'node:stream';
import { types } from 'node:util';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { MalformedArchive } from './problems.js';
import { isObject, type Line } from './rows.js';

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
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * @throws MalformedArchive for what is no zip file, or none that should be unpacked
   * @throws Error of the system when there is no such file, or it cannot be read
   */
  static async open(path: string): Promise<ZipReader> {
    const zip = await unzipping(openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }));
    try {
      return new ZipReader(zip, await unzipping(entriesOf(zip)));
    } catch (error) {
      zip.close();
      throw error;
    }
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
    let stream: Readable | undefined;
    try {
      stream = await this.zip.openReadStreamPromise(entry);
      for await (const chunk of stream) yield chunk as Uint8Array;
    } catch (error) {
      throw asMalformed(error);
    } finally {
      stream?.destroy();
    }
  }

  async sha256(name: string): Promise<{ readonly size: number; readonly sha256: string }> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of this.bytes(name)) {
      hash.update(chunk);
      size += chunk.length;
    }
    return { size, sha256: hash.digest('hex') };
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
  async *lines(file: string): AsyncGenerator<Line> {
    for await (const { line, text } of this.texts(file)) {
      const row = parsed(text);
      if (!isObject(row)) throw new MalformedArchive('line', { file, line });
      yield { file, line, text, row };
    }
  }

  close(): void {
    this.zip.close();
  }

  private async *texts(file: string): AsyncGenerator<{ readonly line: number; readonly text: string }> {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    let [rest, line] = ['', 0];
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

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const file = entry.fileName;
    bytes += entry.uncompressedSize;
    if (bytes > MOST_BYTES) throw new MalformedArchive('too-large', { most: MOST_BYTES / MEBI });
    if (bytes > HARMLESS_BYTES && bytes > MOST_TIMES * zip.fileSize) {
      throw new MalformedArchive('bomb', { times: MOST_TIMES });
    }
    if (entry.isEncrypted()) throw new MalformedArchive('encrypted', { file });
    if (entries.has(file)) throw new MalformedArchive('twice', { file });
    // A packed folder has entries for the folders in it.
    if (file.endsWith('/') && entry.uncompressedSize === 0) continue;
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

async function unzipping<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw asMalformed(error);
  }
}

/** Errors of the system stay what they are; all others are about what is in the file. */
function asMalformed(error: unknown): unknown {
  if (error instanceof MalformedArchive || !types.isNativeError(error) || 'syscall' in error) return error;
  return new MalformedArchive('no-zip', { message: error.message });
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
