import { beforeAll, describe, expect, it } from '@jest/globals';
import type { SeasonReport } from '@tarokk/archive';
import { verifyFile } from '@tarokk/archive/file';
import { changed, type Files, pack } from '../support/archives.js';
import { readSamples, type SampleKind, temporaryPlace } from '../support/sample-archives.js';

const at = temporaryPlace();
let archives: Readonly<Record<SampleKind, Files>>;

beforeAll(async () => {
  archives = await readSamples();
});

interface Revision {
  readonly sheet: { readonly record: { readonly venue?: string }; readonly venue: object };
}

const REVISIONS = 'records/match_revision.ndjson';

/** The archive with another first sheet. */
async function verified(kind: SampleKind, change: (row: Revision) => object): Promise<SeasonReport> {
  const files = changed(archives[kind], REVISIONS, ([first, ...others]) => [
    JSON.stringify(change(JSON.parse(first!) as Revision)),
    ...others,
  ]);
  return verifyFile(await pack(at('changed.zip'), files));
}

function withoutWords({ sheet, ...row }: Revision): object {
  const { venue: _, ...record } = sheet.record;
  return { ...row, sheet: { ...sheet, record, venue: { public: false } } };
}

const codes = ({ faults }: SeasonReport): readonly string[] => faults.map(({ code }) => code);

describe('D59 an archive whose sheet of a private place has no words', () => {
  it('is found the same, and says how many words were left out', async () => {
    const report = await verified('public', (row) => ({ ...withoutWords(row), words_left_out: true }));
    expect(report).toMatchObject({ verdict: 'same', figures: { wordsLeftOut: 1 } });
  });

  it('is different where the row does not say so, or says so of a sheet that has its words', async () => {
    expect(codes(await verified('public', withoutWords))).toEqual(['sheet-changed']);
    const named = await verified('public', (row) => ({ ...row, words_left_out: true }));
    expect(codes(named)).toContain('sheet-changed');
    const moved = await verified('public', (row) => ({
      ...row,
      sheet: { ...row.sheet, venue: { name: 'elsewhere', public: false } },
      words_left_out: true,
    }));
    expect(codes(moved)).toContain('sheet-changed');
  });

  it('is different where it is full, for then it has all words', async () => {
    const report = await verified('full', (row) => ({ ...withoutWords(row), words_left_out: true }));
    expect(codes(report)).toContain('sheet-changed');
    expect(report.figures!.wordsLeftOut).toBe(0);
  });
});
