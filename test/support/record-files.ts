import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMatch, verifyMatch, type Match, type MatchResult } from '@tarokk/rules';
import { allConformanceCases } from './conformance.js';
import { projectRoot } from './project.js';

export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

export interface VerifiedRecord extends RecordFile {
  readonly match: Match;
  /** Verified when somebody first asks. */
  readonly result: MatchResult;
}

/** The example records of `test/records`. */
export function exampleRecords(): readonly VerifiedRecord[] {
  return filesIn('test/records')
    .filter(({ name }) => name !== 'expected.json')
    .map(verified)
    .filter((record) => record !== null);
}

/** The records with results of an independent implementation that are records at all. */
export function conformanceRecords(): readonly VerifiedRecord[] {
  return conformanceFiles()
    .map(verified)
    .filter((record) => record !== null);
}

/** The same, malformed ones too. */
export function conformanceFiles(): readonly RecordFile[] {
  return allConformanceCases('royal-tarokk');
}

function filesIn(folder: string): RecordFile[] {
  return readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, text: readFileSync(join(projectRoot, folder, name), 'utf8') }));
}

function verified(file: RecordFile): VerifiedRecord | null {
  const parsed = parseMatch(file.text);
  if (!parsed.ok) return null;
  const match = parsed.value;
  let result: MatchResult | null = null;
  return {
    ...file,
    match,
    get result() {
      return (result ??= verifyMatch(match));
    },
  };
}
