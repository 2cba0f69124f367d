/** A line of a stream may be this long, in bytes without its end. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** Whole lines of a stream that are verified together. */
export interface Block {
  /** Of its first line, from 1. */
  readonly line: number;
  /** The lines with their ends; the last line of the stream may have none. Its memory belongs to the block alone. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Instead of lines: one line that was too long to keep. */
  readonly isTooLong: boolean;
}

const LINE_FEED = 0x0a;

/**
 * Cuts what arrives into blocks of whole lines, one for each chunk, so that nothing waits that could be verified. Of a line
 * that gets too long nothing is kept.
 */
export async function* blocksOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Block> {
  let line = 1;
  let begun: Uint8Array[] = [];
  let begunLength = 0;
  for await (const chunk of chunks) {
    let start = 0;
    const firstEnd = chunk.indexOf(LINE_FEED);
    if (firstEnd < 0) {
      begunLength += chunk.length;
      if (begunLength > LONGEST_LINE) begun = [];
      else begun.push(chunk);
      continue;
    }
    if (begunLength + firstEnd > LONGEST_LINE) {
      yield tooLong(line++);
      begun = [];
      start = firstEnd + 1;
    }
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    const lines = [...begun, chunk.subarray(start, end)];
    begun = end < chunk.length ? [chunk.subarray(end)] : [];
    begunLength = chunk.length - end;
    if (start === end) continue;
    const bytes = joined(lines);
    yield { line, bytes, isTooLong: false };
    line += ends(bytes);
  }
  if (begunLength > LONGEST_LINE) yield tooLong(line);
  else if (begunLength > 0) yield { line, bytes: joined(begun), isTooLong: false };
}

function tooLong(line: number): Block {
  return { line, bytes: new Uint8Array(0), isTooLong: true };
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function ends(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count++;
  return count;
}
