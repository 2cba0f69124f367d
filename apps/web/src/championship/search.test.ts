import { expect, it } from '@jest/globals';
import { readTrophySearch } from '../trophies/search.js';
import { readTableSearch } from './search.js';

it.each([
  [
    { asOf: '2026-02-28', sort: 'best' },
    { asOf: '2026-02-28', sort: 'best' },
  ],
  [{ asOf: '2026-02-30', sort: 'rank' }, {}],
  [{ asOf: 'yesterday', sort: 'password', other: '1' }, {}],
])('the address of a table keeps what can be understood: %j', (search, read) => {
  expect(readTableSearch(search)).toEqual(read);
});

it.each([
  [
    { season: '2026', class: 'ROYAL', trophy: 'moon-catch' },
    { season: '2026', class: 'ROYAL', trophy: 'moon-catch' },
  ],
  [{ season: '26', class: 'royal', competition: 'LOTTERY', player: 'me', order: 'newest' }, {}],
])('the address of the trophy list keeps what can be understood: %j', (search, read) => {
  expect(readTrophySearch(search)).toEqual(read);
});
