import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const sources = new URL('../src/', import.meta.url);

/** Who reads names beside the views `public_name` and `archived_person`, and what finds somebody by it, and why they may. */
const readers: Readonly<Record<string, string>> = {
  'registry/people/people.repository.ts': 'finds persons by their names, and leaves out who has a pseudonym',
  'registry/people/privacy/personal-data.repository.ts': 'gives a person all that is kept of them',
  'competitions/trophies/old-lists/old-lists.repository.ts': 'finds whom a list of the jury names',
  'publishing/imports/directory.repository.ts': 'finds whom an import names, by names of before too',
  'publishing/audit/acts/acts.repository.ts': 'finds in the log, for those who may read it, who acted',
  'publishing/archive/importing/people-import.ts': 'writes the names that an archive brings',
};

describe('names of people in SQL (privacy)', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('generated'))
    .map((name) => ({ name, text: readFileSync(new URL(name, sources), 'utf8') }));

  it('are read from the view public_name, which knows the pseudonyms, or as archives have them from archived_person; whoever reads them elsewhere says why', () => {
    // As SQL and as Kysely name it.
    const reading = files.filter(({ text }) => /"person_name"|'personName\b/.test(text)).map(({ name }) => name);
    expect(reading.toSorted()).toEqual(Object.keys(readers).toSorted());
  });

  it('are put together with the word for a pseudonym nowhere else', () => {
    const decides = /CASE\s+WHEN[^`]*?"pseudonymous"|\.case\(\)[^;]*?pseudonymous/;
    expect(files.filter(({ text }) => decides.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
