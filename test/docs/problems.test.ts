import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { enumName } from '../../apps/api/src/platform/schema/enum-of.js';
import { problemCodes } from '../../apps/api/src/platform/problems/problem-codes.js';
import { codesInSources, sentencesOfCodes } from '../support/problem-sentences.js';
import { projectRoot } from '../support/project.js';
import { expectFile } from '../support/text-files.js';

const sentences = sentencesOfCodes(problemCodes);
const path = join(projectRoot, 'docs/problems.md');

const head = `# What stands in the way

Every code that a refusal or a finding can have: as the API's \`ProblemCode\`, and as documents, logs and archives write it; with its rule and what is said to people, which says what to do. The reader's language and the values in braces are filled in. Written by \`npm run problems\` from the sources.
`;

function written(): string {
  const slices = [...new Set(problemCodes.map((code) => code.split('/')[0]!))];
  const parts = slices.map((slice) => {
    const codes = problemCodes.filter((code) => code.startsWith(`${slice}/`));
    const rows = codes.map(
      (code) =>
        `| \`${enumName(code)}\` | \`${code}\` | ${sentences.get(code)?.rule ?? ''} | ${cell(sentences.get(code)?.sentence)} |`,
    );
    return [
      `## ${slice}\n`,
      '| code | in documents | rule | what is said |',
      '| --- | --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
  });
  return [head, ...parts].join('\n');
}

/** As Prettier writes it, which is loaded to write only. */
async function formatted(text: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  return format(text, { ...(await resolveConfig(path)), parser: 'markdown' });
}

/** Without what makes the columns of a table equally wide: `npm run format` looks after that. */
function plain(text: string): string {
  return text.trimEnd().replace(/-{3,}/g, '---').replace(/ +/g, ' ');
}

function cell(sentence: string | null | undefined): string {
  return (sentence ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ');
}

describe('34 docs/problems.md', () => {
  it('knows every code that the sources of the office and its libraries write (else: put it into problem-codes.ts)', () => {
    const known = new Set<string>(problemCodes);
    expect([...codesInSources()].filter((code) => !known.has(code)).toSorted()).toEqual([]);
  });

  it('has the sentence of each code', () => {
    expect(problemCodes.filter((code) => (sentences.get(code)?.sentence ?? null) === null)).toEqual([]);
  });

  it('has each code once, in the order of the alphabet', () => {
    expect(problemCodes).toEqual([...new Set(problemCodes)].toSorted());
  });

  it('is what the sources say (else: npm run problems)', async () => {
    if (process.env['UPDATE_FILES'] === '1') expectFile(path, await formatted(written()));
    expect(plain(written())).toBe(plain(readFileSync(path, 'utf8')));
  });
});
