// What a zip file is (APPNOTE 6.3), as far as archives of seasons need it: files stored or deflated, below 4 GiB, in one part.
import { MalformedArchive } from './problems.js';

/** Bytes that lie somewhere, of which any part can be read: a file, or a Blob of a browser. */
export interface Bytes {
  readonly size: number;
  /** @param until not included; what lies behind the end is left out */
  read(from: number, until: number): Promise<Uint8Array>;
}

export function bytesOfBlob(blob: Blob): Bytes {
  return {
    size: blob.size,
    read: async (from, until) => new Uint8Array(await blob.slice(from, until).arrayBuffer()),
  };
}

/** A file in a zip file, as the list at its end says it. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes, unpacked. */
  readonly size: number;
  readonly packedSize: number;
  readonly isEncrypted: boolean;
  readonly method: number;
  /** Where its own header begins, before its bytes. */
  readonly offset: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const LISTED = 0x02014b50;
const LISTED_BYTES = 46;
const HEADER = 0x04034b50;
const HEADER_BYTES = 30;
/** What stands in place of numbers that are too large for the old format. */
const IN_ZIP64 = 0xffff_ffff;

const STORED = 0;
const DEFLATED = 8;
/** How much is read at once. */
const BLOCK = 262_144;

/** The list at the end of a zip file. @throws MalformedArchive for what is none */
export async function entriesIn(zip: Bytes): Promise<readonly ZipEntry[]> {
  const { count, size, offset } = await listPlace(zip);
  const list = await part(zip, offset, offset + size);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let number = 0; number < count; number++) {
    if (at + LISTED_BYTES > list.byteLength || list.getUint32(at, true) !== LISTED) {
      throw noZip('its list of files is not whole');
    }
    const lengths = [28, 30, 32].map((place) => list.getUint16(at + place, true));
    const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
    const entry: ZipEntry = {
      name: textAt(list, at + LISTED_BYTES, nameLength),
      size: list.getUint32(at + 24, true),
      packedSize: list.getUint32(at + 20, true),
      isEncrypted: (list.getUint16(at + 8, true) & 1) === 1,
      method: list.getUint16(at + 10, true),
      offset: list.getUint32(at + 42, true),
    };
    if (entry.size === IN_ZIP64 || entry.packedSize === IN_ZIP64 || entry.offset === IN_ZIP64) {
      throw noZip('it is of the format for files above 4 GiB');
    }
    entries.push(entry);
    at += LISTED_BYTES + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** The bytes of a file, unpacked as they are asked for, and never more than its entry says. @throws MalformedArchive when they are not whole */
export async function* unpacked(zip: Bytes, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const packed = await packedBytes(zip, entry);
  let size = 0;
  for await (const chunk of entry.method === DEFLATED ? inflated(packed) : packed) {
    size += chunk.length;
    if (size > entry.size) break;
    yield chunk;
  }
  if (size !== entry.size) throw noZip(`${entry.name} is not as long as its list of files says`);
}

async function packedBytes(
  zip: Bytes,
  { name, method, offset, packedSize }: ZipEntry,
): Promise<AsyncIterable<Uint8Array>> {
  if (method !== STORED && method !== DEFLATED) throw noZip(`${name} is packed in a way that is not read: ${method}`);
  const header = await part(zip, offset, offset + HEADER_BYTES);
  if (header.getUint32(0, true) !== HEADER) throw noZip(`${name} is not where its list of files says`);
  const from = offset + HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  if (from + packedSize > zip.size) throw noZip('it ends too early');
  return blocks(zip, from, from + packedSize);
}

async function* blocks(zip: Bytes, from: number, until: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at < until; at += BLOCK) yield await zip.read(at, Math.min(at + BLOCK, until));
}

/** Unpacks by the platform's own, which browsers and Node have. */
async function* inflated(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream('deflate-raw');
  const reader = stream.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const written = write(packed, stream.writable.getWriter());
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    // Either the bytes could not be read, or what was read is not what was packed.
    const unread = await written;
    throw unread instanceof Error ? unread : noZip('what was packed cannot be unpacked');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** @returns what reading the bytes has thrown; null when they were read, whatever became of them */
async function write(
  packed: AsyncIterable<Uint8Array>,
  writer: WritableStreamDefaultWriter<BufferSource>,
): Promise<unknown> {
  const blocks = packed[Symbol.asyncIterator]();
  for (;;) {
    let block: IteratorResult<Uint8Array>;
    try {
      block = await blocks.next();
    } catch (error) {
      await writer.abort(error).catch(() => undefined);
      return error;
    }
    try {
      if (block.done === true) {
        await writer.close();
        return null;
      }
      await writer.write(block.value as Uint8Array<ArrayBuffer>);
    } catch {
      // It is said where the unpacked bytes are read.
      return null;
    }
  }
}

/** Where the list of files is: the file ends with that, before a comment of any length. */
async function listPlace(
  zip: Bytes,
): Promise<{ readonly count: number; readonly size: number; readonly offset: number }> {
  const end = await part(zip, Math.max(0, zip.size - END_BYTES - LONGEST_COMMENT), zip.size);
  for (let at = end.byteLength - END_BYTES; at >= 0; at--) {
    if (end.getUint32(at, true) !== END) continue;
    if (end.getUint16(at + 20, true) !== end.byteLength - at - END_BYTES) continue;
    return {
      count: end.getUint16(at + 10, true),
      size: end.getUint32(at + 12, true),
      offset: end.getUint32(at + 16, true),
    };
  }
  throw noZip('it has no list of files at its end');
}

/** @throws MalformedArchive when the bytes end before */
async function part(zip: Bytes, from: number, until: number): Promise<DataView> {
  if (until > zip.size) throw noZip('it ends too early');
  const bytes = await zip.read(from, until);
  if (bytes.length !== until - from) throw noZip('it ends too early');
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Archives name their files in ASCII, which all encodings of names have in common. */
function textAt(view: DataView, at: number, length: number): string {
  if (at + length > view.byteLength) throw noZip('its list of files is not whole');
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));
}

function noZip(message: string): MalformedArchive {
  return new MalformedArchive('no-zip', { message });
}
