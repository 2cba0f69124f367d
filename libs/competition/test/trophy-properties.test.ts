import { deepEqual, equal } from 'node:assert/strict';
import { describe, expect, it } from '@jest/globals';
import { randomMatch, verifyMatch } from '@tarokk/rules';
import {
  allNumbersIn,
  entryNumbered,
  hundredthsIn,
  hundredthsWithin,
  inListOrder,
  keysBetween,
  listEntry,
  listKey,
  milestonesIn,
  noOpening,
  numberedFrom,
  numberedList,
  numbersIn,
  openingOf,
  placedBy,
  sizeOf,
  trophiesOf,
  trophyListOf,
  type TrophyEntry,
} from '@tarokk/competition';
import { randomEntries } from './making/trophies.js';
import { newSheet, official } from './making/sheets.js';
import { holdsAlways, randoms } from '../../../test/support/property.js';

describe('properties of the trophy list', () => {
  it('D48, D49 the list does not depend on the order of the entries, and its ordinals have no gap', () => {
    holdsAlways(25, randoms, (random) => {
      const entries = randomEntries(random);
      const list = trophyListOf(entries);
      expect(trophyListOf(random.shuffled(entries))).toEqual(list);
      let before = 0;
      for (const { ofAll, count } of list.trophies) {
        deepEqual(ofAll, { first: before + 1, last: before + count });
        before = ofAll.last;
      }
    });
  });

  it('D54 every number of the whole list leads to the entry that has it, and a span of numbers to those that have one of them', () => {
    holdsAlways(25, randoms, (random) => {
      const entries = randomEntries(random).toSorted(inListOrder);
      const list = numberedList(entries.map(listEntry));
      const { trophies } = trophyListOf(entries);
      for (const one of trophies) {
        for (const number of [one.ofAll.first, one.ofAll.last]) equal(entryNumbered(list, number)?.key, listKey(one));
      }
      expect(trophies.map((one) => allNumbersIn(list, listKey(one)))).toEqual(
        trophies.map(({ ofKind, ofAnnouncer, ofAll }) => ({ ofKind, ofAnnouncer, ofAll })),
      );
      expect([entryNumbered(list, 0), entryNumbered(list, sizeOf(list) + 1)]).toEqual([null, null]);
      const first = 1 + random.below(sizeOf(list) + 1);
      const last = first + random.below(150);
      const keys = keysBetween(list, { first, last });
      const inSpan = trophies.filter(({ ofAll }) => ofAll.last >= first && ofAll.first <= last).map(listKey);
      expect(keys).toEqual(inSpan.length === 0 ? null : { first: inSpan[0], last: inSpan.at(-1) });
      expect(hundredthsIn(list).map(({ number }) => number)).toEqual(
        trophies.flatMap(({ ofAll }) => hundredthsWithin(ofAll)),
      );
    });
  });

  it('D48 keys compared byte by byte stand in the order of the list, and no two are equal', () => {
    const bytes = (entry: TrophyEntry): Buffer => Buffer.from(listKey(entry));
    holdsAlways(50, randoms, (random) => {
      const [match, late] = [1 + random.below(20), 1 + random.below(100)];
      const entries = random.shuffled(
        randomEntries(random).map((one): TrophyEntry => {
          const { date, match: at } = one.place;
          // Numbers of one, two and three digits, and origins some of which begin another.
          const place = { date, match: at && { ...at, order: at.order * match, game: at.game * late } };
          return { ...one, origin: `${random.pick(['', 'm-1', 'm-1/', 'm.'])}${one.origin}`, place };
        }),
      );
      const byKey = entries.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b)));
      expect(byKey).toEqual(entries.toSorted(inListOrder));
      expect(new Set(entries.map(listKey)).size).toBe(entries.length);
    });
  });

  it('D49 the entries of a season, numbered on from what was won before, have the numbers of the whole list', () => {
    holdsAlways(25, randoms, (random) => {
      const list = trophyListOf(randomEntries(random)).trophies;
      const [before, season] = [list.slice(0, random.below(list.length + 1)), list].map((each, _, [first]) =>
        each === first ? each : each.slice(first!.length),
      );
      const counts = before!.map(({ announcer, trophy, count }) => ({ player: announcer, trophy, count }));
      const entries = season!.map(({ ofKind: _kind, ofAnnouncer: _announcer, ...entry }) => entry);
      expect(numberedFrom(openingOf(counts), entries)).toEqual(season);
    });
  });

  it('D48, D49 numbers and milestones follow from the key, kind, announcer and count of each entry alone', () => {
    holdsAlways(25, randoms, (random) => {
      const { trophies, milestones } = trophyListOf(randomEntries(random));
      const numbered = numberedFrom(noOpening, trophies.map(listEntry));
      expect(numbered.map(({ ofKind, ofAnnouncer }) => [ofKind, ofAnnouncer])).toEqual(
        trophies.map(({ ofKind, ofAnnouncer }) => [ofKind, ofAnnouncer]),
      );
      expect(milestonesIn(numbered)).toEqual(milestones);
      expect(trophies.map((entry) => placedBy(listKey(entry)))).toEqual(
        trophies.map(({ id, place: { date } }) => ({ id, place: { date } })),
      );
    });
  });

  it('D49 each entry of a numbered list has the numbers of the whole list, and an entry that is not in it has none', () => {
    holdsAlways(25, randoms, (random) => {
      const { trophies, milestones } = trophyListOf(randomEntries(random));
      const numbered = numberedList(trophies.map(listEntry));
      expect(trophies.map((entry) => numbersIn(numbered, listKey(entry)))).toEqual(
        trophies.map(({ ofKind, ofAnnouncer }) => ({ ofKind, ofAnnouncer })),
      );
      expect(milestonesIn(numbered.milestones)).toEqual(milestones);
      const [left, ...others] = trophies;
      if (left === undefined) return;
      expect(numbersIn(numberedList(others.map(listEntry)), listKey(left))).toBeNull();
    });
  });

  it('13, 7.5 every trophy that the rules library finds in a random match is entered once, with its proof', () => {
    holdsAlways(10, randoms, (random) => {
      const record = randomMatch(random);
      const won = verifyMatch(record).games.flatMap(({ trophies }) => trophies);
      const entered = trophiesOf(official('m', newSheet({ record })));
      expect(entered.map(({ trophy }) => trophy)).toEqual(won.map(({ trophy }) => trophy));
      expect(entered.every(({ evidence }) => evidence === 'proved')).toBe(true);
      expect(new Set(entered.map(({ id }) => id)).size).toBe(entered.length);
    });
  });
});
