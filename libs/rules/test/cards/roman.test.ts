import { expect, it } from '@jest/globals';
import { romanOf } from '@tarokk/rules';

it('a number is written in Roman letters as on a clock, thousands with an M each', () => {
  expect([1, 4, 8, 9, 40, 90, 444, 1999, 3282, 5001].map(romanOf)).toEqual(
    'I IV VIII IX XL XC CDXLIV MCMXCIX MMMCCLXXXII MMMMMI'.split(' '),
  );
});
