import { text } from '../language.js';
import { problemAt, type RecordProblem } from './problem.js';

export type Decoded =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: RecordProblem };

const notUtf8 = text('this is not UTF-8 text', 'das ist kein UTF-8-Text', 'ez nem UTF-8 szöveg');
const empty = text('there is nothing in it', 'es steht nichts darin', 'nincs benne semmi');
const notJson = text(
  'this is not JSON: see line {line}, column {column}',
  'das ist kein JSON: siehe Zeile {line}, Spalte {column}',
  'ez nem JSON: lásd {line}. sor, {column}. oszlop',
);

/** One JSON value from text or UTF-8 bytes; a leading byte order mark is skipped. Never throws. */
export function decodeJson(source: string | Uint8Array): Decoded {
  let source16: string;
  if (typeof source === 'string') {
    source16 = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source;
  } else {
    try {
      source16 = new TextDecoder('utf-8', { fatal: true }).decode(source);
    } catch {
      return { ok: false, problem: problemAt('', notUtf8) };
    }
  }
  try {
    return { ok: true, value: JSON.parse(source16) };
  } catch (error) {
    if (source16.trim() === '') return { ok: false, problem: problemAt('', empty) };
    return { ok: false, problem: problemAt('', notJson, placeOf(error, source16)) };
  }
}

function placeOf(error: unknown, source: string): { line: number; column: number } {
  const position = /position (\d+)/.exec(String(error));
  const before = source.slice(0, position ? Number(position[1]) : source.length);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line++;
  return { line, column: before.length - lineStart + 1 };
}
