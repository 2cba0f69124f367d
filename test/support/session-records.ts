import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSession, verifySession, type Session, type SessionResult } from '@tarokk/rules';
import { projectRoot } from './project.js';

export interface VerifiedSession {
  /** From the project's root. */
  readonly path: string;
  /** The record as a JSON value. */
  readonly value: { readonly options?: Readonly<Record<string, string>> };
  readonly session: Session;
  readonly result: SessionResult;
}

/** The example records of sessions, and the well-formed ones with results of an independent implementation. */
export function sessionRecords(): readonly VerifiedSession[] {
  const conformance = 'test/conformance/sessions';
  const groups = readdirSync(join(projectRoot, conformance)).map((group) => `${conformance}/${group}`);
  return [...groups, 'test/records/sessions'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder))
      .filter((name) => /^(?!expected)[^.]+\.json$/.test(name))
      .flatMap((name) => verified(`${folder}/${name}`) ?? []),
  );
}

function verified(path: string): VerifiedSession | null {
  const bytes = readFileSync(join(projectRoot, path));
  const reading = parseSession(bytes);
  if (!reading.ok) return null;
  const value = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, '')) as VerifiedSession['value'];
  return { path, value, session: reading.session, result: verifySession(reading.session) };
}
