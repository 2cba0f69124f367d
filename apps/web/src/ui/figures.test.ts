import { expect, it } from '@jest/globals';
import { withMinus, withSign } from './figures.js';

it.each([
  [-12, '−12'],
  ['-1,250', '−1,250'],
  [0, '0'],
  [7, '7'],
])('%s is written with a real minus and no plus', (figure, written) => {
  expect(withMinus(figure)).toBe(written);
});

it.each([
  [-3, '−3'],
  [0, '0'],
  [3, '+3'],
])('a payment of %s says whether it is received or paid', (points, written) => {
  expect(withSign(points)).toBe(written);
});
