import { describe, expect, it } from '@jest/globals';
import { soughtIn } from './days.js';

describe('a day that is looked for', () => {
  it.each([
    ['2026-09-23', { year: 2026, month: 9, day: 23 }],
    ['2026. 09. 23.', { year: 2026, month: 9, day: 23 }],
    ['23.9.2026', { year: 2026, month: 9, day: 23 }],
    ['23. 9.', { year: null, month: 9, day: 23 }],
    ['23 September', { year: null, month: 9, day: 23 }],
    ['September 23, 2026', { year: 2026, month: 9, day: 23 }],
    ['2026. szeptember 23.', { year: 2026, month: 9, day: 23 }],
    ['3. März', { year: null, month: 3, day: 3 }],
    ['október 1', { year: null, month: 10, day: 1 }],
  ])('is read from %s', (text, day) => {
    expect(soughtIn(text)).toEqual({ day, words: [] });
  });

  it('may stand among words, which are looked for as well', () => {
    expect(soughtIn('Óbudai 23.9. baglyok')).toEqual({
      day: { year: null, month: 9, day: 23 },
      words: ['obudai', 'baglyok'],
    });
    expect(soughtIn('Wasps May 1')).toEqual({ day: { year: null, month: 5, day: 1 }, words: ['wasps'] });
  });

  it.each(['Pagat', '2026', 'May', '2026-13-01', '32.1.', '4.9', 'Mai Gizella'])('is none in %s', (text) => {
    expect(soughtIn(text).day).toBeNull();
  });
});
