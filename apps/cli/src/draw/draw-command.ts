import { createReadStream } from 'node:fs';
import { drawCup, drawText } from '@tarokk/competition';
import { fill, problemMessage, type Language } from '@tarokk/rules';
import { write } from '../terminal/output.js';
import { harmless } from '../terminal/width.js';
import { whyUnreadable } from '../verify/reading/places.js';
import type { ProblemValues } from './problem-values.js';
import { readDraw, type TypedDraw } from './read-draw.js';
import { drawWords } from './words.js';

/** Sixteen names and a seed of the longest kind, in any writing, fit many times over. */
const MOST_BYTES = 64 * 1024;

/** `tarokk draw FILE` */
export async function drawCommand(file: string, typed: TypedDraw, language: Language): Promise<void> {
  const complain = ({ words, values = {} }: ProblemValues, status: number): void => {
    process.stderr.write(`${harmless(`${file}: ${fill(words[language], values)}`)}\n`);
    process.exitCode = status;
  };
  let text: string | null;
  try {
    text = await readWhole(file === '-' ? process.stdin : createReadStream(file));
  } catch (error) {
    process.stderr.write(`${harmless(`${file}: ${problemMessage(whyUnreadable(error), language)}`)}\n`);
    process.exitCode = 2;
    return;
  }
  const input = text === null ? { words: drawWords.tooLarge } : readDraw(text, typed);
  if ('words' in input) {
    complain(input, 2);
    return;
  }
  // Who plays has no part in a draw, so numbers stand for ids and players.
  const entries = input.names.map((name, index) => ({
    id: String(index),
    name,
    players: [`${index}a`, `${index}b`] as const,
  }));
  const drawn = drawText(drawCup(input.year, entries, input.seed));
  await write(process.stdout, drawn);
  if (input.published !== null && input.published !== drawn) {
    complain({ words: drawWords.differs, values: firstDifference(input.published, drawn) }, 1);
  }
}

/** Null for more than a draw can have. */
async function readWhole(chunks: AsyncIterable<Uint8Array>): Promise<string | null> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return null;
    read.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(read));
}

function firstDifference(published: string, drawn: string): { line: number; published: string; drawn: string } {
  const [theirs, ours] = [published.split('\n'), drawn.split('\n')];
  const index = ours.findIndex((line, at) => line !== theirs[at]);
  const line = index < 0 ? ours.length : index;
  return { line: line + 1, published: theirs[line] ?? '', drawn: ours[line] ?? '' };
}
