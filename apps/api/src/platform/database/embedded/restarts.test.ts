import { expect, it } from '@jest/globals';
import { Restarts } from './restarts.js';

const MINUTE = 60_000;

it('a server that dies again is started after growing pauses, five times in ten minutes at most', () => {
  const restarts = new Restarts();
  const pauses = Array.from({ length: 6 }, (_, index) => restarts.next(index * MINUTE)?.pause ?? null);
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, null]);
});

it('starts of more than ten minutes ago no longer count', () => {
  const restarts = new Restarts();
  for (let index = 0; index < 5; index++) restarts.next(index * MINUTE);
  expect(restarts.next(9 * MINUTE)).toBeNull();
  expect(restarts.next(10 * MINUTE)).toEqual({ pause: 8000, number: 5 });
  expect(restarts.next(20 * MINUTE)).toEqual({ pause: 500, number: 1 });
});
