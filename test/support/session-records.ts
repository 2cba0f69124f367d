import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSession, verifySession, type Session, type SessionResult } from '@tarokk/rules';
import { allConformanceCases, conformanceFolder } from './conformance.js';
import { projectRoot } from './project.js';

export interface VerifiedSession {
  /** From the project's root; in a file of many, with the name of the case after a `#`. */
  readonly path: string;
  /** The record as a JSON value. */
  readonly value: { readonly options?: Readonly<Record<string, string>> };
  readonly session: Session;
  readonly result: SessionResult;
}

/** The example records of sessions, and the well-formed ones with results of an independent implementation. */
export function sessionRecords(): readonly VerifiedSession[] {
  const examples = 'test/records/sessions';
  return [
    ...allConformanceCases('sessions').flatMap(
      ({ group, name, bytes }) => verified(`${conformanceFolder}/sessions/${group}.ndjson#${name}`, bytes) ?? [],
    ),
    ...readdirSync(join(projectRoot, examples))
      .filter((name) => /^(?!expected)[^.]+\.json$/.test(name))
      .flatMap((name) => verified(`${examples}/${name}`, readFileSync(join(projectRoot, examples, name))) ?? []),
  ];
}

function verified(path: string, bytes: Buffer): VerifiedSession | null {
  const reading = parseSession(bytes);
  if (!reading.ok) return null;
  const value = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, '')) as VerifiedSession['value'];
  return { path, value, session: reading.session, result: verifySession(reading.session) };
}
