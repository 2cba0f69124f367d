import { expect, it } from '@jest/globals';
import { medianOf } from './median.js';
import { monthByMonth, rivalsOf } from './rivals.js';

const rows = 'abcdefgh'.split('').map((id) => ({ team: { id }, matches: id === 'h' ? 0 : 3, pointsByMonth: [10, 5] }));
const rivals = (of: string): string =>
  rivalsOf(rows, of)
    .map(({ team }) => team.id)
    .join('');

it('a team has two rivals above it and two below, and four where it is first or last of those who have played', () => {
  expect(['a', 'b', 'd', 'g'].map(rivals)).toEqual(['abcde', 'abcde', 'bcdef', 'cdefg']);
});

it('a team that has not played has no rivals yet, nor has one of another season', () => {
  expect(['h', 'z'].map(rivals)).toEqual(['', '']);
});

it('points are added up at the end of each month, of the present one at the day of the table', () => {
  expect(monthByMonth({ pointsByMonth: [10, 5] }, null)).toEqual([
    { at: 1 / 12, sum: 10 },
    { at: 2 / 12, sum: 15 },
  ]);
  expect(monthByMonth({ pointsByMonth: [10, 5] }, '2026-02-10')[1]!.at).toBeCloseTo(40 / 365);
});

it('half of the figures are the median or less', () => {
  expect([medianOf([7]), medianOf([9, 1, 5]), medianOf([1, 2, 4, 9])]).toEqual([7, 5, 3]);
});
