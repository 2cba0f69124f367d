import { createHash } from 'node:crypto';
import type { BackupFile } from './manifest.js';

/** A tar is made of blocks of so many bytes. */
const BLOCK = 512;
/** What eleven octal digits can say: far more than PostgreSQL's files of a gibibyte. */
const LARGEST = 8 ** 11 - 1;

/**
 * Writes a tar (POSIX ustar, which every `tar` reads) piece by piece, and keeps the digest of each file. Nothing but the piece
 * under way is in memory.
 */
export class TarWriter {
  /** What was written so far. */
  readonly files: BackupFile[] = [];

  constructor(private readonly at: Date) {}

  *directory(name: string): Generator<Uint8Array> {
    yield this.header(`${name}/`, 0, '5', 0o700);
  }

  /**
   * @param size in bytes: of a file that has grown meanwhile only so much is written, one that has shrunk is filled with zeros.
   * What is missing or too much then stands in PostgreSQL's write-ahead log.
   */
  async *file(name: string, size: number, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    let left = size;
    yield this.header(name, size, '0', 0o600);
    for await (const chunk of chunks) {
      const part = chunk.length > left ? chunk.subarray(0, left) : chunk;
      left -= part.length;
      hash.update(part);
      yield part;
      if (left === 0) break;
    }
    while (left > 0) {
      const zeros = Buffer.alloc(Math.min(left, 65_536));
      left -= zeros.length;
      hash.update(zeros);
      yield zeros;
    }
    yield Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
    this.files.push({ name, size, sha256: hash.digest('hex') });
  }

  async *text(name: string, text: string): AsyncGenerator<Uint8Array> {
    const bytes = Buffer.from(text);
    yield* this.file(name, bytes.length, single(bytes));
  }

  *end(): Generator<Uint8Array> {
    yield Buffer.alloc(2 * BLOCK);
  }

  private header(name: string, size: number, type: '0' | '5', mode: number): Uint8Array {
    if (Buffer.byteLength(name) > 100 || size > LARGEST) throw new Error(`${name} does not fit into a tar.`);
    const header = Buffer.alloc(BLOCK);
    const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
    header.write(name, 0);
    header.write(octal(mode, 7), 100);
    header.write(octal(0, 7), 108);
    header.write(octal(0, 7), 116);
    header.write(octal(size, 11), 124);
    header.write(octal(Math.floor(this.at.getTime() / 1000), 11), 136);
    header.write(type, 156);
    header.write('ustar\x0000', 257);
    header.write(`${octal(checksumOf(header), 6)} `, 148);
    return header;
  }
}

async function* single(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  yield bytes;
}

/** All bytes of a header added up, its own checksum taken for spaces. */
function checksumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);
}

export interface TarEntry {
  readonly name: string;
  readonly isDirectory: boolean;
  readonly size: number;
  /** To be read to its end before the next entry is asked for. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** This is no tar, or none as `TarWriter` makes it: broken off, with links, or with names that lead elsewhere. */
export class MalformedTar extends Error {
  override readonly name = 'MalformedTar';
}

/** The entries of a tar as they come. @throws MalformedTar */
export async function* tarEntries(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = new Source(chunks[Symbol.asyncIterator]());
  for (;;) {
    const header = await source.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const entry = readHeader(header);
    const filling = (BLOCK - (entry.size % BLOCK)) % BLOCK;
    let left = entry.size;
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      while (left > 0) {
        const part = await source.some(left);
        left -= part.length;
        yield part;
      }
    };
    yield { ...entry, bytes: bytes() };
    if (left > 0) throw new Error(`${entry.name} was not read to its end.`);
    await source.exactly(filling);
  }
}

function readHeader(header: Buffer): Omit<TarEntry, 'bytes'> {
  const text = (from: number, length: number): string => {
    const field = header.subarray(from, from + length);
    const end = field.indexOf(0);
    return field.subarray(0, end === -1 ? length : end).toString();
  };
  const octal = (from: number, length: number): number => {
    const digits = text(from, length).trim();
    if (!/^[0-7]+$/.test(digits)) throw new MalformedTar('a number of a header');
    return parseInt(digits, 8);
  };
  if (octal(148, 8) !== checksumOf(header)) throw new MalformedTar('the checksum of a header');
  const [name, type, prefix] = [text(0, 100), text(156, 1), text(345, 155)];
  const isDirectory = type === '5';
  const plain = isDirectory ? name.replace(/\/$/, '') : name;
  const isPlain = /^[\w.-]+(?:\/[\w.-]+)*$/.test(plain) && !plain.split('/').some((part) => /^\.+$/.test(part));
  if (!isPlain || prefix !== '' || !(isDirectory || type === '0')) throw new MalformedTar(name);
  return { name: plain, isDirectory, size: octal(124, 12) };
}

/** Bytes in portions as they are asked for. */
class Source {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly chunks: AsyncIterator<Uint8Array>) {}

  /** At least one byte and at most so many. */
  async some(most: number): Promise<Buffer> {
    while (this.rest.length === 0) {
      const next = await this.chunks.next();
      if (next.done === true) throw new MalformedTar('broken off');
      this.rest = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.length);
    }
    const part = this.rest.subarray(0, most);
    this.rest = this.rest.subarray(part.length);
    return part;
  }

  async exactly(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = length; left > 0;) {
      const part = await this.some(left);
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  }
}
