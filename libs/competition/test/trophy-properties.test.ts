import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, Random, randomMatch, verifyMatch } from '@tarokk/rules';
import {
  enterTrophies,
  noTallies,
  removeTrophies,
  talliesOf,
  trophiesOf,
  trophyListOf,
  type TrophyEntry,
} from '@tarokk/competition';
import { entry } from './making/trophies.js';
import { newSheet, official } from './making/sheets.js';

const trophyIds = catalogue.filter(({ trophy }) => trophy !== null).map(({ id }) => id as TrophyEntry['trophy']);

function randomEntries(random: Random): readonly TrophyEntry[] {
  return Array.from({ length: random.below(120) }, (_, index) =>
    entry({
      id: `e${index}`,
      announcer: `p${random.below(3)}`,
      trophy: random.chance(10, 100) ? null : random.pick(trophyIds),
      count: random.chance(5, 100) ? 1 + random.below(200) : 1,
      place: random.chance(20, 100)
        ? { date: random.chance(30, 100) ? null : '2026-03-03', match: null }
        : {
            date: `2026-03-0${1 + random.below(5)}`,
            match: { order: 1 + random.below(2), game: 1 + random.below(8), party: random.below(2) as 0 | 1 },
          },
    }),
  );
}

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
