import { describe, expect, it } from '@jest/globals';
import { readFreeDocument } from '@tarokk/competition';

const player = '6e0a9f88-7698-47de-af38-292d9da2cdbb';
const variant = {
  kind: 'variant',
  variant: 'royal-for-two',
  results: [{ player, raw: 40 }],
  trophies: [{ announcer: player, trophy: 'royal', game: 2 }],
};
const test = { kind: 'test', points: [{ player, points: null }], reason: 'Two Sküse' };

describe('a kept document of the free championship', () => {
  it.each([variant, { ...variant, trophies: [] }, test, { ...test, points: [{ player, points: -3 }] }])(
    'is read as it stands: %j',
    (document) => {
      expect(readFreeDocument(document)).toEqual(document);
    },
  );

  it.each([
    null,
    [],
    'variant',
    {},
    { ...variant, kind: 'royal' },
    { ...variant, kind: 'toString' },
    { ...variant, variant: 'royal-for-nobody' },
    { ...variant, results: {} },
    { ...variant, results: [{ player: 7, raw: 40 }] },
    { ...variant, results: [{ player, raw: 0.5 }] },
    { ...variant, trophies: [{ announcer: player, trophy: 'none', game: 1 }] },
    { ...variant, trophies: [null] },
    { ...test, reason: 7 },
    { ...test, points: [{ player, points: '3' }] },
    { kind: 'session' },
    { kind: 'session', record: { format: 'tarock-session/1' } },
  ])('is none: %j', (value) => {
    expect(readFreeDocument(value)).toBeNull();
  });
});
