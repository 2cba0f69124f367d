import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { enumName } from '../../apps/api/src/platform/schema/enum-of.js';
import { problemCodes } from '../../apps/api/src/platform/problems/problem-codes.js';
import { codesInSources } from '../support/problem-sentences.js';
import { projectRoot } from '../support/project.js';
import { expectFile } from '../support/text-files.js';

/** From the places where they are made. */
const sentences = codesInSources();
const codes = [...sentences.keys()];
const list = join(projectRoot, 'apps/api/src/platform/problems/problem-codes.ts');
const path = join(projectRoot, 'docs/problems.md');

const head = `# What stands in the way

Every code that a refusal or a finding can have: as the API's \`ProblemCode\`, and as documents, logs and archives write it; with its rule and what is said to people, which says what to do. The reader's language and the values in braces are filled in. Written by \`npm run problems\` from the sources.
`;

function written(): string {
  const slices = [...new Set(codes.map((code) => code.split('/')[0]!))];
  const parts = slices.map((slice) => {
    const ofSlice = codes.filter((code) => code.startsWith(`${slice}/`));
    const rows = ofSlice.map(
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

/** The list of the api, by which GraphQL's `ProblemCode` is made and whatever is refused is typed. */
function writtenList(): string {
  const before = readFileSync(list, 'utf8');
  const [beginning, rest] = before.split(/(?<=const problemCodes = \[\n)[^]*?(?=\] as const;)/);
  return `${beginning}${codes.map((code) => `  '${code}',\n`).join('')}${rest}`;
}

/** Without what makes the columns of a table equally wide: `npm run format` looks after that. */
function plain(text: string): string {
  return text.trimEnd().replace(/-{3,}/g, '---').replace(/ +/g, ' ');
}

function cell(sentence: string | null | undefined): string {
  return (sentence ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ');
}

describe('34 docs/problems.md', () => {
  it('has the sentence of each code', () => {
    expect(codes.filter((code) => (sentences.get(code)?.sentence ?? null) === null)).toEqual([]);
  });

  it('has in problem-codes.ts each code that is made somewhere, and no other (else: npm run problems)', () => {
    if (process.env['UPDATE_FILES'] === '1') writeFileSync(list, writtenList());
    else expect(problemCodes).toEqual(codes);
  });

  it('is what the sources say (else: npm run problems)', async () => {
    if (process.env['UPDATE_FILES'] === '1') expectFile(path, await formatted(written()));
    expect(plain(written())).toBe(plain(readFileSync(path, 'utf8')));
  });
});
