import { describe, expect, it } from '@jest/globals';
import { fitOf, isForgivable } from './nearness.js';

describe('how well a name fits what is looked for', () => {
  it.each([
    ['oszi levente', 'Őszi Levente', 'same'],
    ['oszi', 'Őszi Levente', 'beginning'],
    ['lev', 'Őszi Levente', 'words'],
    ['lev osz', 'Őszi Levente', 'words'],
    ['levnte', 'Őszi Levente', 'wrong-letter'],
    ['leventte', 'Őszi Levente', 'wrong-letter'],
    ['lebente osz', 'Őszi Levente', 'wrong-letter'],
    ['pagat ultimp', 'Pagat Pre-ultimo', 'wrong-letter'],
    ['lebemte', 'Őszi Levente', null],
    ['osu', 'Őszi Levente', null],
    ['oszi kata', 'Őszi Levente', null],
  ])('%s: %s', (text, name, fit) => {
    expect(fitOf(text.split(' '), name)).toBe(fit);
  });

  it('a wrong letter is forgiven in words of four letters or more', () => {
    expect([isForgivable(['pal', 'osz']), isForgivable(['pal', 'oszi'])]).toEqual([false, true]);
  });
});
