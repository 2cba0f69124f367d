import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, randomMatch, verifyMatch } from '@tarokk/rules';
import {
  enterTrophies,
  noTallies,
  removeTrophies,
  talliesOf,
  trophiesOf,
  trophyListOf,
  type TrophyEntry,
} from '@tarokk/competition';
import { randomEntries } from './making/trophies.js';
import { newSheet, official } from './making/sheets.js';

const always = (runs: number, holds: (random: Random) => void): void => {
  const randoms = fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((seed) => new Random(seed));
  fc.assert(fc.property(randoms, holds), { numRuns: runs, seed: 20260314 });
};

describe('properties of the trophy list', () => {
  it('D48, D49 the list does not depend on the order of the entries, and its ordinals have no gap', () => {
    always(100, (random) => {
      const entries = randomEntries(random);
      const list = trophyListOf(entries);
      expect(trophyListOf(random.shuffled(entries))).toEqual(list);
      let before = 0;
      for (const { ofAll, count } of list.trophies) {
        expect(ofAll).toEqual({ first: before + 1, last: before + count });
        before = ofAll.last;
      }
    });
  });

  it('13, D13 tallies kept up to date through entries and removals are those counted afresh', () => {
    always(100, (random) => {
      const entries = randomEntries(random);
      let kept = noTallies;
      let present: readonly TrophyEntry[] = [];
      for (const one of entries) {
        kept = enterTrophies(kept, [one]);
        present = [...present, one];
        if (random.chance(30, 100)) {
          const gone = random.pick(present);
          kept = removeTrophies(kept, [gone]);
          present = present.filter((other) => other !== gone);
        }
      }
      expect(kept).toEqual(talliesOf(present));
    });
  });

  it('13, 7.5 every trophy that the rules library finds in a random match is entered once, with its proof', () => {
    always(10, (random) => {
      const record = randomMatch(random);
      const won = verifyMatch(record).games.flatMap(({ trophies }) => trophies);
      const entered = trophiesOf(official('m', newSheet({ record })));
      expect(entered.map(({ trophy }) => trophy)).toEqual(won.map(({ trophy }) => trophy));
      expect(entered.every(({ evidence }) => evidence === 'proved')).toBe(true);
      expect(new Set(entered.map(({ id }) => id)).size).toBe(entered.length);
    });
  });
});
