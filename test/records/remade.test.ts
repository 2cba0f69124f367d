import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { expectFile } from '../support/text-files.js';
import { makeRecords } from '../support/make-records.js';

const folder = import.meta.dirname;

// To make them anew after a change on purpose: UPDATE_FILES=1 npx jest test/records
describe('the example records', () => {
  const { texts, expected } = makeRecords();

  it.each([...texts])('%s.json is what the maker of examples makes, to the letter', (name, text) => {
    expectFile(join(folder, `${name}.json`), text);
  });

  it('expected.json says what they come to', () => {
    expectFile(join(folder, 'expected.json'), expected);
  });

  it('there are no others', () => {
    const found = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(found.sort()).toEqual(['expected.json', ...[...texts.keys()].map((name) => `${name}.json`)].sort());
  });
});
