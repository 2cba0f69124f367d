import { describe, expect, it } from '@jest/globals';
import { alongYear, apart, apartWithin, inBoxes, marksBetween, stepOf } from './scale.js';

const itself = (place: number): number => place;
const placesOf = (placed: readonly { readonly place: number }[]): readonly number[] => placed.map(({ place }) => place);

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
    expect(placesOf(apart([50, 10, 12], itself, 17))).toEqual([50, 10, 27]);
    expect(placesOf(apart([20, 20], itself, 17))).toEqual([20, 37]);
  });

  it('moves what would stand beyond its end back, and keeps it apart there', () => {
    expect(placesOf(apartWithin([10, 90, 95, 99], itself, 10, 100))).toEqual([10, 80, 90, 100]);
  });

  it('puts values into columns that begin and end at round ones, below nought too', () => {
    const of = (...values: readonly number[]) => values.map((value) => ({ value }));
    expect(inBoxes(of(58, 61, 62, 70), 5)).toEqual({
      from: 50,
      columns: [[], of(58), of(61, 62), [], of(70), []],
    });
    expect(inBoxes(of(-3), 5)).toEqual({ from: -10, columns: [[], of(-3)] });
  });

  it('says how far along its year a day is', () => {
    expect(['2026-01-01', '2026-07-02', '2028-12-31'].map((day) => Math.round(100 * alongYear(day)))).toEqual([
      0, 50, 100,
    ]);
  });
});
