import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { buildSchema, getNamedType, isInputObjectType, parse, validate } from 'graphql';
import { projectRoot } from '../../../../test/support/project.js';
import type { Ask } from './ask.js';
import { makeDocument, type MakeDocument, textOf } from './document.js';
import { mutate, type MutationName, takesKey } from './mutate.js';

const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'));
const mutations = Object.values(schema.getMutationType()!.getFields());

/** The text that is sent for a write. */
async function textFor(name: MutationName, selection?: Parameters<typeof mutate>[3]): Promise<string> {
  let text = '';
  const ask: Ask = (query) => {
    text = textOf(query);
    return Promise.resolve({} as never);
  };
  await mutate(ask, name, {} as never, selection);
  return text;
}

it('every mutation is sent as the schema has it', async () => {
  expect(mutations.length).toBeGreaterThan(100);
  for (const { name } of mutations) {
    const text = await textFor(name as MutationName);
    expect([name, validate(schema, parse(text)).map(({ message }) => message)]).toEqual([name, []]);
  }
});

it('a write carries a key where its input has one', () => {
  for (const { name, args } of mutations) {
    const [type] = args.map((input) => getNamedType(input.type));
    const hasKey = isInputObjectType(type) && 'idempotencyKey' in type.getFields();
    expect([name, takesKey(name as MutationName)]).toEqual([name, hasKey]);
  }
});

it('what a page reads of the answer is asked for beside what was done', async () => {
  const secret = 'fragment Secret on ApiTokenMade { secret }';
  const document = makeDocument as MakeDocument<{ [secret]: [{ secret: string | null }, 'Secret', []] }>;
  const text = await textFor('createApiToken', document(secret));
  expect(validate(schema, parse(text))).toEqual([]);
  expect(text).toContain('createApiToken(input: $input) { __typename ...Secret');
});
