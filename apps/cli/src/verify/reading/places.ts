import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { problemAt, type RecordProblem } from '@tarokk/rules';
import { unreadable } from '../words.js';

/** Where a record or a stream of them lies, by the name that it was given. */
export type RecordPlace =
  | { readonly kind: 'standard-input'; readonly name: '-' }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'nowhere'; readonly name: string; readonly problem: RecordProblem };

const recordFile = /\.(json|ndjson|jsonl)$/i;

/** The places that the arguments of the command name; a folder stands for its records, in the order of their names. */
export function* placesOf(names: readonly string[]): Generator<RecordPlace> {
  for (const name of names) {
    if (name === '-') yield { kind: 'standard-input', name };
    else yield* placesAt(name);
  }
}

function* placesAt(name: string): Generator<RecordPlace> {
  try {
    if (!statSync(name).isDirectory()) {
      yield { kind: 'file', name };
      return;
    }
  } catch (error) {
    yield { kind: 'nowhere', name, problem: whyUnreadable(error) };
    return;
  }
  let isEmpty = true;
  for (const place of placesIn(name)) {
    isEmpty = false;
    yield place;
  }
  if (isEmpty) yield { kind: 'nowhere', name, problem: problemAt('', unreadable.folderWithoutRecords) };
}

/** A link to a file counts, a link to a folder does not: it could lead round in a circle. */
function* placesIn(folder: string): Generator<RecordPlace> {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    yield { kind: 'nowhere', name: folder, problem: whyUnreadable(error) };
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const name = join(folder, entry.name);
    if (entry.isDirectory()) yield* placesIn(name);
    else if (recordFile.test(entry.name) && !isFolder(name)) yield { kind: 'file', name };
  }
}

export function isFolder(name: string): boolean {
  try {
    return statSync(name).isDirectory();
  } catch {
    return false;
  }
}

/** The problem of a file that the system does not give; anything else is a fault of ours and thrown on. */
export function whyUnreadable(error: unknown): RecordProblem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !/^E[A-Z0-9]+$/.test(code)) throw error;
  if (code === 'ENOENT') return problemAt('', unreadable.missing);
  if (code === 'EACCES' || code === 'EPERM') return problemAt('', unreadable.forbidden);
  return problemAt('', unreadable.other, { code });
}
