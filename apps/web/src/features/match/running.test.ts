import { expect, it } from '@jest/globals';
import { leadIn, runningSums } from './running.js';

const after = (...games: readonly (readonly [a: number, b: number])[]) =>
  runningSums(games.map(([a, b], index) => ({ number: index + 1, points: { a, b } })));

it('the points of the games are added up game by game', () => {
  expect(after([47, 0], [91, 100], [130, 29])).toEqual([
    { game: 1, a: 47, b: 0 },
    { game: 2, a: 138, b: 100 },
    { game: 3, a: 268, b: 129 },
  ]);
});

it('a party that is ahead after every game led throughout, by so much at the least and at the most', () => {
  expect(leadIn(after([47, 0], [91, 100], [130, 29]))).toEqual({
    kind: 'throughout',
    party: 'A',
    least: 38,
    most: 139,
  });
});

it('a party that was level or behind led from the game after which it never was again', () => {
  expect(leadIn(after([0, 60], [100, 40], [0, 10], [5, 80]))).toEqual({ kind: 'from', party: 'B', game: 3, behind: 0 });
  expect(leadIn(after([0, 60], [100, 0], [20, 30]))).toEqual({ kind: 'from', party: 'A', game: 2, behind: 60 });
});

it('nobody led a match that ends level', () => {
  expect(leadIn(after([50, 40], [40, 50]))).toEqual({ kind: 'level' });
});
