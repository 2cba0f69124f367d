import {
  framed,
  type Framed,
  type Givens,
  type LackingRecord,
  readSheet,
  SHEET_FORMAT,
  relayedProblem,
} from '@tarokk/competition';
import { decodeJson, MATCH_FORMAT, type RecordProblem, readMatch, sentence } from '@tarokk/rules';
import type { Problem } from '../../platform/problems/refused.types.js';
import { inLowerCase, malformedIds } from '../../matches/sheets/sheet-reading.js';
import { type Candidate, candidateOf } from './candidate.js';
import { compressionOf } from './compression.js';
import { andMore, compressed, tooLong, unknownFormat } from './import-problems.js';

const notJson = relayedProblem('import/not-json', 'Where the document stops being JSON.');
const malformedRecord = relayedProblem(
  'record/malformed',
  'What is wrong with the record, at its place in it (docs/rules/match-record.md).',
);
const malformedSheet = relayedProblem(
  'sheet/malformed',
  'What is wrong with the sheet, at its place in it (docs/sheet.md).',
);

/** A document as far as it can be read without looking anything up. */
export type ReadDocument =
  | { readonly kind: 'sheet'; readonly candidate: Candidate & { readonly kept: Buffer } }
  | { readonly kind: 'record'; readonly frame: Framed }
  | { readonly kind: 'lacking'; readonly lacking: LackingRecord }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

/** Problems told at once: nobody mends more, and every answer is kept with its idempotency key. */
const MOST_PROBLEMS = 20;

/** Reads a sheet or a bare match record. Never throws. */
export function readDocument(document: unknown, givens: Givens): ReadDocument {
  switch (formatOf(document)) {
    case SHEET_FORMAT: {
      const parsed = readSheet(document);
      if (!parsed.ok) return malformed(malformedSheet, parsed.problems);
      const sheet = inLowerCase(parsed.value);
      const problems = malformedIds(sheet);
      return problems.length > 0 ? refusedFor(problems) : { kind: 'sheet', candidate: candidateOf(sheet) };
    }
    case MATCH_FORMAT: {
      const parsed = readMatch(document);
      if (!parsed.ok) return malformed(malformedRecord, parsed.problems);
      const frame = framed(parsed.value, givens);
      return frame.ok ? { kind: 'record', frame: frame.value } : { kind: 'lacking', lacking: frame };
    }
    default:
      return refusedFor([unknownFormat()]);
  }
}

/**
 * The same from the bytes of a file or of a line of one: UTF-8 with or without a byte order mark. Never throws.
 * @param most bytes that it may have
 */
export function readBytes(bytes: Uint8Array, most: number, givens: Givens): ReadDocument {
  const kind = compressionOf(bytes);
  if (kind !== null) return refusedFor([compressed({ kind })]);
  if (bytes.length > most) return refusedFor([tooLong({ most })]);
  const decoded = decodeJson(bytes);
  return decoded.ok ? readDocument(decoded.value, givens) : malformed(notJson, [decoded.problem]);
}

/** The first problems, and how many there are besides. */
export function bounded(problems: readonly Problem[]): readonly Problem[] {
  const rest = problems.length - MOST_PROBLEMS;
  return rest <= 0 ? problems : [...problems.slice(0, MOST_PROBLEMS), andMore({ count: rest })];
}

export function refusedFor(problems: readonly Problem[]): ReadDocument & { readonly kind: 'refused' } {
  return { kind: 'refused', problems: bounded(problems) };
}

function malformed(
  kind: typeof notJson | typeof malformedRecord | typeof malformedSheet,
  problems: readonly RecordProblem[],
): ReadDocument {
  return refusedFor(problems.map(({ path, message, values }) => kind(path, sentence(message, values))));
}

function formatOf(document: unknown): unknown {
  return typeof document === 'object' && document !== null && 'format' in document ? document.format : null;
}
