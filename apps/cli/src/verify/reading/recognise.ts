import { decodeJson } from '@tarokk/rules';

/** A record that is no line of a stream may be this long, in bytes. */
export const LONGEST_RECORD = 64 * 1024 * 1024;

export type Recognised =
  | { readonly kind: 'record'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'stream'; readonly chunks: AsyncIterable<Uint8Array> };

const LINE_FEED = 0x0a;

/**
 * Tells one record from a stream of records one a line: a stream is what has a first line (blank ones aside) that is a whole
 * JSON value, followed by something more. Reads no further than it must.
 */
export async function recognise(chunks: AsyncIterable<Uint8Array>): Promise<Recognised> {
  const source = chunks[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  const start = new StartOfText();
  let length = 0;
  for (;;) {
    const next = await source.next();
    if (next.done) return { kind: 'record', bytes: Buffer.concat(held) };
    held.push(next.value);
    length += next.value.length;
    if (start.isStreamWith(next.value)) return { kind: 'stream', chunks: again(held, source) };
    if (length > LONGEST_RECORD) {
      await source.return?.();
      return { kind: 'too-long' };
    }
  }
}

/** Looks at a text as it arrives, at each byte once. */
class StartOfText {
  private line: Uint8Array[] = [];
  /** `after`: the first line is a JSON value · `settled`: it is none */
  private place: 'before' | 'line' | 'after' | 'settled' = 'before';

  isStreamWith(chunk: Uint8Array): boolean {
    let at = 0;
    if (this.place === 'before') {
      at = afterBlanks(chunk, 0);
      if (at < chunk.length) this.place = 'line';
    }
    if (this.place === 'line') {
      const end = chunk.indexOf(LINE_FEED, at);
      this.line.push(chunk.subarray(at, end < 0 ? chunk.length : end));
      if (end >= 0) {
        this.place = decodeJson(Buffer.concat(this.line)).ok ? 'after' : 'settled';
        this.line = [];
        at = end;
      }
    }
    return this.place === 'after' && afterBlanks(chunk, at) < chunk.length;
  }
}

function afterBlanks(text: Uint8Array, start: number): number {
  let at = start;
  while (at < text.length && isBlank(text[at]!)) at++;
  return at;
}

/** What JSON allows between values. */
export function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === LINE_FEED || byte === 0x0d || byte === 0x09;
}

async function* again(held: Uint8Array[], source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for (let chunk = held.shift(); chunk; chunk = held.shift()) yield chunk;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  } finally {
    await source.return?.();
  }
}
