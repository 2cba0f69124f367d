import { describe, expect, it } from '@jest/globals';
import { catalogue, silentBonuses } from '../../src/royal/announcements/catalogue.js';
import { type Family } from '../../src/royal/announcements/definition.js';

describe('5 counting', () => {
  it.each([
    ['message', 5],
    ['material', 6],
    ['silent', 4],
    ['free-tricks', 6],
    ['bound-tricks', 5],
    ['high-card', 5],
    ['flight', 2],
    ['catch', 5],
    ['other', 7],
    ['trophy', 25],
  ] as const)('5 of the kind %s there are %i', (family: Family, count) => {
    expect([...catalogue, ...silentBonuses].filter((definition) => definition.family === family)).toHaveLength(count);
  });

  it('5 there are 70 announcements and bonuses, of which 66 are announced', () => {
    expect(catalogue).toHaveLength(66);
    expect(new Set([...catalogue, ...silentBonuses].map(({ id }) => id)).size).toBe(70);
  });
});
