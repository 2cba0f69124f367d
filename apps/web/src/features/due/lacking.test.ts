import { expect, it } from '@jest/globals';
import { lackingOf } from './lacking.js';

const none = { nodes: [] };
const some = { nodes: [{}] };
const season = { year: 2026 };
const of2026 = { year: 2026 };

it.each([
  ['an admin is told first that nobody is of the jury', { jury: none, season: null }, 'jury'],
  ['a juror that there is no season of the year', { jury: some, season: null, teams: none }, 'season'],
  ['then that no team takes part in it', { season, teams: none }, 'teams'],
])('34 %s', (_, asked, what) => {
  expect(lackingOf(asked, of2026)).toEqual({ what, year: 2026 });
});

it.each([
  ['an admin who is not of the jury, where there is one', { jury: some, season: null }],
  ['a juror of a season with teams', { season, teams: some }],
  ['anybody else', { season: null }],
])('34 nothing is lacking that could be given by %s', (_, asked) => {
  expect(lackingOf(asked, of2026)).toBeNull();
});
