import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { problemAt, type RecordProblem } from '@tarokk/rules';
import type { Door } from '../office/door.js';
import { placesOf, whyUnreadable, type RecordPlace } from '../verify/reading/places.js';
import { isBlank, recognise } from '../verify/reading/recognise.js';
import { blocksOf } from '../verify/stream/blocks.js';
import { unreadable } from '../verify/words.js';
import { importWords } from './words.js';

/** A document with the place where it stands. */
export interface PlacedDocument {
  readonly file: string;
  /** From 1; null where the file is one document. */
  readonly line: number | null;
  /** What is to be read, or why nothing can be. */
  readonly content: Uint8Array | RecordProblem;
}

const streamFile = /\.(ndjson|jsonl)$/i;
const CHUNK = 256 * 1024;
const LINE_FEED = 0x0a;

/** The documents of some files and folders, with the digest of all that was read of them. */
export class Documents {
  /** In bytes; null when standard input is among them. */
  readonly size: number | null;
  private readonly places: readonly RecordPlace[];
  private readonly digests: { readonly name: string; readonly sum: string }[] = [];

  constructor(
    names: readonly string[],
    private readonly compressionOf: Door['compressionOf'],
  ) {
    this.places = [...placesOf(names)];
    this.size = this.places.some(({ kind }) => kind === 'standard-input')
      ? null
      : this.places.reduce((sum, place) => sum + sizeOf(place), 0);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<PlacedDocument> {
    for (const place of this.places) {
      if (place.kind === 'nowhere') yield { file: place.name, line: null, content: place.problem };
      else yield* this.documentsAt(place.name, place.kind === 'standard-input');
    }
  }

  /** SHA-256 of the one file, or of the list that `sha256sum` prints of several; to be asked at the end. */
  sha256(): string {
    if (this.digests.length === 1) return this.digests[0]!.sum;
    const list = this.digests.map(({ name, sum }) => `${sum}  ${name}\n`).join('');
    return createHash('sha256').update(list).digest('hex');
  }

  private async *documentsAt(name: string, isStandardInput: boolean): AsyncGenerator<PlacedDocument> {
    try {
      const chunks = isStandardInput ? process.stdin : createReadStream(name, { highWaterMark: CHUNK });
      const [first, all] = await peeked(this.hashed(name, chunks));
      if (this.compressionOf(first) !== null) {
        // The rest is not looked at, but the log tells the file by all of it.
        for await (const _chunk of all);
        yield { file: name, line: null, content: first };
        return;
      }
      const found = streamFile.test(name) ? ({ kind: 'stream', chunks: all } as const) : await recognise(all);
      if (found.kind === 'record') {
        // Nothing was piped in; an empty file is a mistake and is said.
        if (!isStandardInput || !found.bytes.every(isBlank)) yield { file: name, line: null, content: found.bytes };
      } else if (found.kind === 'stream') yield* linesOf(name, found.chunks);
      else yield { file: name, line: null, content: problemAt('', unreadable.fileTooLong) };
    } catch (error) {
      yield { file: name, line: null, content: whyUnreadable(error) };
    }
  }

  private async *hashed(name: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    try {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    } finally {
      // Of a document that is too long this is what was read of it.
      this.digests.push({ name, sum: hash.digest('hex') });
    }
  }
}

/** The first chunk, and all of them. */
async function peeked(
  chunks: AsyncGenerator<Uint8Array>,
): Promise<readonly [first: Uint8Array, all: AsyncIterable<Uint8Array>]> {
  const first = await chunks.next();
  const begin = first.done ? new Uint8Array(0) : first.value;
  async function* all(): AsyncGenerator<Uint8Array> {
    yield begin;
    yield* chunks;
  }
  return [begin, all()];
}

async function* linesOf(file: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<PlacedDocument> {
  for await (const { line: first, bytes, isTooLong } of blocksOf(chunks)) {
    if (isTooLong) {
      yield { file, line: first, content: problemAt('', importWords.lineTooLong) };
      continue;
    }
    for (let start = 0, line = first; start < bytes.length; line++) {
      const found = bytes.indexOf(LINE_FEED, start);
      const end = found < 0 ? bytes.length : found;
      const content = bytes.subarray(start, end);
      if (!content.every(isBlank)) yield { file, line, content };
      start = end + 1;
    }
  }
}

/** Of a file that cannot be read it does not matter. */
function sizeOf({ kind, name }: RecordPlace): number {
  if (kind !== 'file') return 0;
  try {
    return statSync(name).size;
  } catch {
    return 0;
  }
}
