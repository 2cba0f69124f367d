import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeRecords } from '../support/make-records.js';

const folder = import.meta.dirname;

// To make them anew after a change on purpose: npx vitest run --project rules test/records --update
describe('the example records', () => {
  const { texts, expected } = makeRecords();

  it.each([...texts])('%s.json is what the maker of examples makes, to the letter', async (name, text) => {
    await expect(text).toMatchFileSnapshot(join(folder, `${name}.json`));
  });

  it('expected.json says what they come to', async () => {
    await expect(expected).toMatchFileSnapshot(join(folder, 'expected.json'));
  });

  it('there are no others', () => {
    const found = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(found.sort()).toEqual(['expected.json', ...[...texts.keys()].map((name) => `${name}.json`)].sort());
  });
});
