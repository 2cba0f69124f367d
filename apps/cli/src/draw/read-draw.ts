import { readSeed } from '@tarokk/competition';
import type { ProblemValues } from './problem-values.js';
import { drawWords } from './words.js';

/** What a draw is repeated from. */
export interface DrawInput {
  readonly year: number;
  readonly seed: string;
  /** The published list, in its order. */
  readonly names: readonly string[];
  /** The whole text of a published draw, which has to follow from the rest; null when there is none to check. */
  readonly published: string | null;
}

/** What was typed beside the file. */
export interface TypedDraw {
  readonly year?: number;
  readonly seed?: string;
}

const FORMAT = 'tarokk-draw/1';
const FEWEST = 2;
const MOST = 16;

/** Reads a published draw, its input, or a list of names; what is wrong with it otherwise. */
export function readDraw(text: string, typed: TypedDraw): DrawInput | ProblemValues {
  const hasTyped = typed.year !== undefined && typed.seed !== undefined;
  const hasOne = typed.year !== undefined || typed.seed !== undefined;
  const bare = text.replace(/^\uFEFF/, '');
  const isDraw = bare.startsWith(`${FORMAT}\n`);
  const isJson = bare.trimStart().startsWith('{');
  if (isDraw || isJson ? hasOne : !hasTyped) return { words: drawWords.together };
  const read = isDraw ? ofText(bare) : isJson ? ofJson(bare) : ofList(bare, typed);
  return read === null ? { words: drawWords.malformed } : checked(read);
}

function checked(input: DrawInput): DrawInput | ProblemValues {
  const { names, seed } = input;
  if (names.length < FEWEST || names.length > MOST)
    return { words: drawWords.entries, values: { number: names.length } };
  const bad = names.findIndex((name) => !isName(name));
  if (bad >= 0) return { words: drawWords.name, values: { number: bad + 1 } };
  const read = readSeed(seed);
  return read === null ? { words: drawWords.seed } : { ...input, seed: read };
}

function isName(name: string): boolean {
  return /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(name);
}

/** Year, seed and list out of what was published; whether the rest follows is seen when it is drawn again. */
function ofText(published: string): DrawInput | null {
  const [, year, seed] = /^tarokk-draw\/1\nyear (\d{4})\nseed (.*)\n/.exec(published) ?? [];
  if (year === undefined || seed === undefined) return null;
  const names = [...published.matchAll(/^\d+ [0-9a-f]{64} (.*)$/gm)].map(([, name]) => name!);
  return { year: Number(year), seed, names, published };
}

function ofJson(text: string): DrawInput | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { format, year, seed, entries } = value as Readonly<Record<string, unknown>>;
  const isList = (list: unknown): list is readonly string[] =>
    Array.isArray(list) && list.every((name) => typeof name === 'string');
  if (format !== FORMAT || !isYear(year) || typeof seed !== 'string' || !isList(entries)) return null;
  return { year, seed, names: entries, published: null };
}

function isYear(year: unknown): year is number {
  return Number.isInteger(year) && (year as number) >= 1000 && (year as number) <= 9999;
}

function ofList(text: string, { year, seed }: TypedDraw): DrawInput {
  const lines = text.split(/\r?\n/).map((line) => line.normalize('NFC').trim());
  return { year: year!, seed: seed!, names: lines.filter((line) => line !== ''), published: null };
}
