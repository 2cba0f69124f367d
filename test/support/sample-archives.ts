import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { type Files, unpack } from './archives.js';
import { projectRoot } from './project.js';

/** Of one season, in which much was corrected. */
export const sampleKinds = ['public', 'full'] as const;
export type SampleKind = (typeof sampleKinds)[number];

export function samplePath(kind: SampleKind): string {
  return join(projectRoot, `test/conformance/season/${kind}.zip`);
}

export async function readSamples(): Promise<Readonly<Record<SampleKind, Files>>> {
  return { public: await unpack(samplePath('public')), full: await unpack(samplePath('full')) };
}

/** Places for files, until the tests of the file that asks are over. */
export function temporaryPlace(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'archives-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (name) => join(folder, name);
}
