import { describe, expect, it } from '@jest/globals';
import { cursors, day, id, list, name, number, oneOf, searchOf, sought, year } from './search.js';

const somebody = '0190c3d4-0000-7000-8000-00000000000a';
const all = searchOf({
  asOf: day,
  person: id,
  season: year,
  revision: number,
  class: oneOf(['SMALL', 'ROYAL']),
  name,
  words: sought,
  ...cursors,
});

describe('what an address says', () => {
  it.each([
    { asOf: '2026-02-28', person: somebody, season: '2026', revision: '12', class: 'ROYAL', after: 'bGF0ZXI=' },
    { name: 'Tóth É.' },
    {},
  ])('is understood: %j', (search) => {
    expect(all.parse(search)).toEqual(search);
  });

  it.each([
    ['asOf', '2026-02-30'],
    ['asOf', 'yesterday'],
    ['person', 'wasps'],
    ['season', '26'],
    ['revision', '0'],
    ['class', 'royal'],
    ['name', 'a\u0000'],
    ['words', ' '],
    ['after', '<b>'],
    ['name', ['a', 'b']],
  ])(
    'is left out where it cannot be understood, and said to be undefined, or the router would keep it: %s=%j',
    (part, said) => {
      expect(all.parse({ [part]: said })).toHaveProperty([part], undefined);
    },
  );

  it('is nothing that the page does not ask for', () => {
    expect(all.parse({ theme: 'dark' })).toEqual({});
  });

  it('begins and ends with no space, and what is sought has at most 60 characters', () => {
    expect(all.parse({ name: ' Ács ', words: ` ${'a'.repeat(70)}` })).toEqual({
      name: 'Ács',
      words: 'a'.repeat(60),
    });
  });
});

it('of each list of a page an address says by its name how it is sorted and searched, and which page is shown', () => {
  const lists = searchOf({ ...list(), ...list('entries') });
  const search = { sort: 'team', page: '2', 'entries-find': ' wasps ', 'entries-page': '1', 'other-page': '2' };
  expect(lists.parse(search)).toEqual({ sort: 'team', page: '2', 'entries-find': 'wasps' });
});
