import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { projectRoot } from '../support/project.js';

/** Here what is asked of the office becomes text, and its answer gets the type of the document. */
const DOOR = 'test/support/ask.ts';
/** Documents made from the schema itself, for every field there is: only when they run it is known what they answer. */
const MADE_FROM_THE_SCHEMA = /^test\/(support\/access|torture)\//;

const asksPastTheDoor = /\.graphql\(/;
// `A` is the answer of the document.
const castsAnAnswer = /\bdata(?:!|\?\.)?\[['"]|\bdata as (?!A\b|Buffer\b|unknown as IntrospectionQuery\b)/;

it.each([
  ['go through test/support/ask.ts, which says what a raw text is', asksPastTheDoor],
  ['have answers with the type of their document, and none is cast', castsAnAnswer],
])('requests of tests %s', (_, wrong) => {
  const files = readdirSync(join(projectRoot, 'test'), { recursive: true, encoding: 'utf8' })
    .map((file) => `test/${file}`)
    .filter((file) => file.endsWith('.ts') && file !== DOOR && !MADE_FROM_THE_SCHEMA.test(file));
  expect(files.length).toBeGreaterThan(200);
  const lines = files.flatMap((file) =>
    readFileSync(join(projectRoot, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ place: `${file}:${index + 1}`, line })),
  );
  expect(lines.filter(({ line }) => wrong.test(line)).map(({ place, line }) => `${place}: ${line.trim()}`)).toEqual([]);
});
