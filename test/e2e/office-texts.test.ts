import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, attempt, done, graphql, type Input, refused, type VariablesOf } from '../support/ask.js';
import { client, type Member, newKey } from '../support/given.js';
import { ownOffice } from '../support/own-office.js';

const { office, world, end } = await ownOffice();
afterAll(end);
const [admin, juror, player] = [
  await world.member({ admin: true }),
  await world.member({ jury: true }),
  await world.member(),
];
const anyone = client(office);

const SET = graphql(
  `mutation ($key: IdempotencyKey!, $kind: OfficeTextKind!, $language: Language!, $words: Words) {
    setOfficeText(input: { idempotencyKey: $key, kind: $kind, language: $language, words: $words }) {
      ... on OfficeTextSet { kind language }
      ...refused
    }
  }`,
  [refused],
);
const READ = graphql('query ($language: Language) { office { texts(language: $language) { kind language words } } }');

const set = (by: Member, options: Input<VariablesOf<typeof SET>>) => done(by, SET, options);
const texts = async (language: 'EN' | 'DE' | 'HU' | null) => (await ask(anyone, READ, { language })).office.texts;

describe('what the office says of itself', () => {
  it('is written by an admin, read by anybody, and taken away again', async () => {
    expect(await texts('EN')).toEqual([]);
    await set(admin, { kind: 'CONTACT', language: 'EN', words: ' Write to us.\n\nOr come by. ' });
    expect(await texts('EN')).toEqual([{ kind: 'CONTACT', language: 'EN', words: 'Write to us.\n\nOr come by.' }]);
    await set(admin, { kind: 'CONTACT', language: 'EN', words: 'Come by.' });
    expect((await texts('EN'))[0]!.words).toBe('Come by.');
    await set(admin, { kind: 'CONTACT', language: 'EN', words: null });
    expect(await texts('EN')).toEqual([]);
  });

  it('comes in another language where the reader’s is missing, and whole where none is asked for', async () => {
    await set(admin, { kind: 'JOIN', language: 'HU', words: 'Gyere el.' });
    await set(admin, { kind: 'ABOUT', language: 'DE', words: 'Über uns.' });
    await set(admin, { kind: 'ABOUT', language: 'HU', words: 'Rólunk.' });
    const shown = async (language: 'EN' | 'DE' | 'HU' | null) => (await texts(language)).map(({ words }) => words);
    expect(await shown('HU')).toEqual(['Rólunk.', 'Gyere el.']);
    expect(await shown('EN')).toEqual(['Über uns.', 'Gyere el.']);
    expect(await shown(null)).toEqual(['Über uns.', 'Rólunk.', 'Gyere el.']);
  });

  it('is nobody’s to write but an admin’s', async () => {
    for (const by of [juror, player, anyone]) {
      const { errors } = await attempt(by, SET, { key: newKey(), kind: 'ABOUT', language: 'EN', words: 'Mine.' });
      expect(errors[0]!.extensions['code']).toBe(by === anyone ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    }
  });

  it('has 1 to 2000 characters', async () => {
    const words = 'x'.repeat(2000);
    await set(admin, { kind: 'IMPRINT', language: 'EN', words });
    for (const wrong of ['', ' \n ', `${words}x`]) {
      const { data, errors } = await attempt(admin, SET, {
        key: newKey(),
        kind: 'IMPRINT',
        language: 'EN',
        words: wrong,
      });
      expect(JSON.stringify([data, errors])).toContain('"INPUT_WORDS"');
    }
    expect((await texts('EN')).find(({ kind }) => kind === 'IMPRINT')!.words).toBe(words);
  });
});
