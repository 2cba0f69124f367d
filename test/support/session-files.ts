import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.js';

export interface SessionFile {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  /** What the text says; undefined where it is no JSON. */
  readonly value: unknown;
  /** Null where the text names none. */
  readonly ruleset: string | null;
  readonly isMalformed: boolean;
}

/** Sessions with the results of an independent implementation. */
export function sessionFiles(): readonly SessionFile[] {
  const root = join(projectRoot, 'test/conformance/sessions');
  return readdirSync(root).flatMap((group) =>
    readdirSync(join(root, group))
      .filter((file) => /^[^.]+\.json$/.test(file))
      .map((file) => sessionFile(join(root, group), file.replace(/\.json$/, ''))),
  );
}

function sessionFile(folder: string, name: string): SessionFile {
  const path = join(folder, `${name}.json`);
  const text = readFileSync(path, 'utf8');
  const expected = JSON.parse(readFileSync(join(folder, `${name}.expected.json`), 'utf8')) as { verdict: string };
  const ruleset = /"ruleset":\s*"([\w-]+)"/.exec(text)?.[1] ?? null;
  return { name, path, text, value: tryParse(text), ruleset, isMalformed: expected.verdict === 'malformed' };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
