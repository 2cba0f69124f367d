import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { projectRoot } from '../support/project.js';

interface Example {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly answer: unknown;
}

/** Each `graphql` block of the document, with the `json variables` (if any) and the `json answer` that follow it. */
function readExamples(document: string): Example[] {
  const blocks = [...document.matchAll(/^```(graphql|json variables|json answer)\n(.*?)^```$/gms)];
  const examples: Example[] = [];
  let query = '';
  let variables: Record<string, unknown> = {};
  for (const [, kind, text] of blocks) {
    if (kind === 'graphql') [query, variables] = [text!, {}];
    if (kind === 'json variables') variables = JSON.parse(text!) as Record<string, unknown>;
    if (kind === 'json answer') examples.push({ query, variables, answer: JSON.parse(text!) });
  }
  return examples;
}

const examples = readExamples(readFileSync(join(projectRoot, 'docs/api.md'), 'utf8'));
const folder = newFolder();
let office: Office;

beforeAll(async () => {
  office = await startOffice({ DATA_DIR: folder });
});

afterAll(async () => {
  await office.end();
  removeFolder(folder);
});

describe('docs/api.md', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(4);
  });

  it.each(examples.map((example, index) => [index + 1, example] as const))(
    'example %i is answered as it says',
    async (_, { query, variables, answer }) => {
      const { data, errors } = await office.graphql(query, variables);
      expect(errors).toEqual([]);
      expect(data).toEqual(answer);
    },
  );
});
