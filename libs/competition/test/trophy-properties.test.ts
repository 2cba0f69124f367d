import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { Random, randomMatch, verifyMatch } from '@tarokk/rules';
import {
  enterTrophies,
  inListOrder,
  listKey,
  milestonesAt,
  noTallies,
  removeTrophies,
  sayOrdinal,
  talliesOf,
  trophiesOf,
  trophyListOf,
  type TrophyEntry,
} from '@tarokk/competition';
import { randomEntries } from './making/trophies.js';
import { newSheet, official } from './making/sheets.js';
import { withoutTrophy, withTrophy, type StoredTrophy } from './making/stored-trophies.js';

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

  it('D48 keys compared byte by byte stand in the order of the list, and no two are equal', () => {
    const bytes = (entry: TrophyEntry): Buffer => Buffer.from(listKey(entry));
    always(200, (random) => {
      const [match, late] = [1 + random.below(20), 1 + random.below(100)];
      const entries = random.shuffled(
        randomEntries(random).map((one): TrophyEntry => {
          const { date, match: at } = one.place;
          // Numbers of one, two and three digits, and ids some of which begin another.
          const place = { date, match: at && { ...at, order: at.order * match, game: at.game * late } };
          return { ...one, id: `${random.pick(['', 'm-1', 'm-1/', 'm.'])}${one.id}`, place };
        }),
      );
      const byKey = entries.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b)));
      expect(byKey).toEqual(entries.toSorted(inListOrder));
      expect(new Set(entries.map(listKey)).size).toBe(entries.length);
    });
  });

  it('D49 ordinals shifted behind each entry that comes or goes are those of the whole list', () => {
    always(100, (random) => {
      let rows: readonly StoredTrophy[] = [];
      for (const one of random.shuffled(randomEntries(random))) {
        rows = withTrophy(rows, one);
        if (random.chance(20, 100)) rows = withoutTrophy(rows, random.pick(rows));
      }
      const stored = rows.toSorted(inListOrder);
      const list = trophyListOf(stored);
      expect(stored).toEqual(list.trophies.map(({ ofAll: _all, sentence: _sentence, ...trophy }) => trophy));
      expect(stored.map(sayOrdinal)).toEqual(list.trophies.map(({ sentence }) => sentence));
      expect(stored.flatMap(milestonesAt)).toEqual(list.milestones);
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
