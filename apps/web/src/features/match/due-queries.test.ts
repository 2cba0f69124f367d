import { expect, it } from '@jest/globals';
import { inOrderOfPlay } from './due-queries.js';

it('matches of one day stand in the order in which they were played, the latest day first', () => {
  const matches = [
    { date: '2026-02-03', order: 2 },
    { date: '2026-02-03', order: 10 },
    { date: '2026-02-03', order: 1 },
    { date: '2026-02-04', order: 3 },
  ];
  expect(inOrderOfPlay(matches).map(({ date, order }) => `${date} ${order}`)).toEqual([
    '2026-02-04 3',
    '2026-02-03 1',
    '2026-02-03 2',
    '2026-02-03 10',
  ]);
});
