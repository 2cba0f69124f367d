import { describe, expect, it } from '@jest/globals';
import { apart, marksBetween, stepOf } from './scale.js';

describe('the scale of a chart', () => {
  it('has round steps, of which three or four stand in the picture', () => {
    expect([605, 38, 9, 1402].map((most) => stepOf(most))).toEqual([200, 10, 5, 500]);
    for (let most = 1; most < 3000; most++) expect(most / stepOf(most)).toBeLessThanOrEqual(4);
  });

  it('marks nought and what is below it', () => {
    expect(marksBetween(0, 605, 200)).toEqual([0, 200, 400, 600]);
    expect(marksBetween(-130, 200, 100)).toEqual([-100, 0, 100, 200]);
  });

  it('keeps labels apart and in their order', () => {
    expect(apart([50, 10, 12], 17)).toEqual([50, 10, 27]);
    expect(apart([20, 20], 17)).toEqual([20, 37]);
  });
});
