import { doesNotMatch } from 'node:assert/strict';
import { describe, expect, it } from '@jest/globals';
import { languages, Random, say } from '@tarokk/rules';
import {
  applyTableChanges,
  hundredthsWithin,
  listEntry,
  sayTrophyChanges,
  tableChanges,
  tableOf,
  trophyChanges,
  trophyListOf,
  type TrophyEntry,
} from '@tarokk/competition';
import { randomSeason } from './making/seasons.js';
import { played } from './making/sheets.js';
import { entries, entry, randomEntries } from './making/trophies.js';
import { holdsAlways, seeds } from '../../../test/support/property.js';

const teams = [
  { id: 'wasps', name: 'Danube Wasps' },
  { id: 'aquincum', name: 'Aquincum' },
  { id: 'vizsla', name: 'Vizsla' },
];

type Results = Parameters<typeof tableOf>[2];

describe('consequences before a decision', () => {
  it('an approval shows the points, places, best match and remaining matches that change', () => {
    const matches = [played('1', ['wasps', 'aquincum'], [760, 720])];
    const before = tableOf(2026, teams, matches);
    const after = tableOf(2026, teams, [...matches, played('2', ['vizsla', 'aquincum'], [800, 720])]);
    const changes = tableChanges(before, after);
    expect(changes.map(({ team }) => team)).toEqual(['aquincum', 'vizsla', 'wasps']);
    expect(changes.flatMap(({ sentences }) => sentences.map((sentence) => say(sentence, 'en')))).toEqual([
      'Aquincum: 180 points instead of 90 (+90)',
      'Aquincum: 1st instead of 2nd',
      'Aquincum: 38 matches remain instead of 39',
      'Vizsla: 100 points instead of 0 (+100)',
      'Vizsla: 2nd instead of 3rd',
      'Vizsla: best match 800',
      'Vizsla: 39 matches remain instead of 40',
      'Danube Wasps: 3rd instead of 1st',
    ]);
  });

  it('a best match is told as it was and as it would be, where there is one of both; else alone, or as gone', () => {
    const best = (before: Results, after: Results): readonly string[] =>
      tableChanges(tableOf(2026, teams, before), tableOf(2026, teams, after))
        .flatMap(({ sentences }) => sentences.map((sentence) => say(sentence, 'en')))
        .filter((said) => /^Vizsla: .*best match/.test(said));
    const [one, better] = [played('1', ['vizsla', 'wasps'], [677, 640]), played('2', ['vizsla', 'wasps'], [700, 640])];
    expect(best([one], [one, better])).toEqual(['Vizsla: best match 700 instead of 677']);
    expect(best([], [one])).toEqual(['Vizsla: best match 677']);
    expect(best([one], [])).toEqual(['Vizsla: no best match any more (677 before)']);
  });

  it('nothing changes, nothing is shown', () => {
    const table = tableOf(2026, teams, []);
    expect(tableChanges(table, tableOf(2026, teams, []))).toEqual([]);
  });

  it('the changes between two tables lead from the one to the other, over random corrections', () => {
    holdsAlways(40, seeds, (seed) => {
      const { teams: some, matches } = randomSeason(seed);
      const random = new Random(seed);
      const before = tableOf(
        2026,
        some.filter(() => random.chance(90, 100)),
        matches,
      );
      const corrected = matches
        .filter(() => random.chance(80, 100))
        .map((match) => (random.chance(20, 100) ? { ...match, raw: [match.raw[1], match.raw[0]] as const } : match));
      const after = tableOf(
        2026,
        some.filter(() => random.chance(90, 100)),
        corrected,
      );
      const changes = tableChanges(before, after);
      expect(applyTableChanges(before, changes)).toEqual(after);
      for (const { sentences } of changes) {
        for (const sentence of sentences) {
          for (const language of languages) doesNotMatch(say(sentence, language), /[{}]|undefined/);
        }
      }
    });
  });

  it('13, D49 a preview shows trophies entered and removed, milestones reached, lost and moved', () => {
    const hundred = entries('anna', 100);
    const words = (from: readonly (typeof hundred)[number][], to: typeof from): string[] =>
      sayTrophyChanges(trophyChanges(from.map(listEntry), from, to), () => 'Anna').map((said) => say(said, 'en'));
    expect(words(hundred.slice(0, 99), hundred)).toEqual([
      'Anna: Golgotha is entered',
      'Trophy 100 of the whole list becomes that of Anna',
      'Anna reaches the milestone 100 on 10 April 2023',
    ]);
    expect(words(hundred, hundred.slice(1))).toEqual([
      'Anna: Golgotha is removed',
      '99 trophies get other numbers',
      'The whole list no longer reaches number 100',
      'Anna loses the milestone 100',
    ]);
    const late = entry({ origin: 'late', place: { date: '2024-01-01', match: { order: 1, game: 1, party: 0 } } });
    expect(words([...hundred, late], [...hundred.slice(1), late])).toContain(
      'Anna reaches the milestone 100 on 1 January 2024 instead of 10 April 2023',
    );
  });

  it('D54 a preview says whose the hundredths of the whole list become, and of how many more', () => {
    const of = (from: readonly TrophyEntry[], to: readonly TrophyEntry[]) => {
      const changes = trophyChanges(from.map(listEntry), from, to);
      return sayTrophyChanges(changes, (player) => `<${player}>`).map((said) => say(said, 'en'));
    };
    const old = (announcer: string, date: string | null, count = 1): TrophyEntry =>
      entry({ origin: `old-${announcer}`, announcer, count, place: { date, match: null } });
    const [all, most] = [entries('anna', 100), entries('anna', 99)];
    expect(of([], [old('bela', '2020-01-01', 100)])).toContain('Trophy 100 of the whole list becomes that of <bela>');
    expect(of(all, [...all, old('bela', null)])).toContain(
      'Trophy 100 of the whole list becomes another one of <anna>',
    );
    expect(of(all, [...most, old('bela', '2026-01-01')])).toContain(
      'Trophy 100 of the whole list becomes that of <bela> instead of <anna>',
    );
    expect(of([], [old('bela', null, 100)])).toContain(
      'Trophy 100 of the whole list becomes nobody’s: it falls among those without a date',
    );
    expect(of([], [old('bela', '2020-01-01', 1000)])).toContain(
      '5 further hundredths of the whole list become other trophies',
    );
    expect(of(all, [...all, old('bela', '2026-01-01')]).join()).not.toContain('whole list');
  });

  it('13, D49, D54 what an act does to the list is the difference of the list without and with it, over random corrections', () => {
    holdsAlways(25, seeds, (seed) => {
      const random = new Random(seed);
      const all = randomEntries(random);
      const present = all.filter(() => random.chance(80, 100));
      // The act has to do with some entries of the list and with some that are new; the others stay as they are.
      const concerned = all.filter(() => random.chance(30, 100));
      const before = present.filter((one) => concerned.includes(one));
      const after = concerned
        .filter(() => random.chance(80, 100))
        .map((one) => (random.chance(20, 100) ? { ...one, announcer: 'p9', evidence: 'ruling' as const } : one));
      const others = present.filter((one) => !concerned.includes(one));
      const [is, then] = [trophyListOf(present), trophyListOf([...others, ...after])];
      const changes = trophyChanges(random.shuffled(present.map(listEntry)), before, after);

      const numbered = ({ trophies }: typeof is) => trophies.map(({ sentence: _sentence, ...entry }) => entry);
      const [was, now] = [is, then].map((list) => new Map(numbered(list).map((one) => [one.id, one])));
      for (const one of [...changes.entered, ...changes.altered.map((pair) => pair.after)]) {
        expect(one).toEqual(now!.get(one.id));
      }
      for (const one of [...changes.removed, ...changes.altered.map((pair) => pair.before)]) {
        expect(one).toEqual(was!.get(one.id));
      }
      expect(changes.entered.map(({ id }) => id)).toEqual(
        after.map(({ id }) => id).filter((id) => before.every((one) => one.id !== id)),
      );
      const altered = new Set(changes.altered.map((pair) => pair.after.id));
      const renumbered = numbered(then).filter(
        (one) => was!.has(one.id) && !altered.has(one.id) && JSON.stringify(was!.get(one.id)) !== JSON.stringify(one),
      );
      expect(changes.renumbered).toBe(renumbered.length);
      const milestones = new Set(is.milestones.map((one) => JSON.stringify(one)));
      for (const { before: gone } of changes.milestonesMoved) milestones.delete(JSON.stringify(gone));
      for (const gone of changes.milestonesLost) milestones.delete(JSON.stringify(gone));
      const come = [...changes.milestonesReached, ...changes.milestonesMoved.map((pair) => pair.after)];
      for (const one of come) milestones.add(JSON.stringify(one));
      expect([...milestones].toSorted()).toEqual(then.milestones.map((one) => JSON.stringify(one)).toSorted());

      const owners = ({ trophies }: typeof is) =>
        trophies.flatMap(({ ofAll, place, announcer }) =>
          hundredthsWithin(ofAll).map((): string | null => (place.date === null ? null : announcer)),
        );
      const hundredths: (string | null | undefined)[] = owners(is);
      for (const { number, after: one } of changes.hundredths) hundredths[number / 100 - 1] = one?.player;
      expect(hundredths.filter((player) => player !== undefined)).toEqual(owners(then));

      for (const sentence of sayTrophyChanges(changes, (player) => player)) {
        for (const language of languages) doesNotMatch(say(sentence, language), /[{}]|undefined/);
      }
    });
  });
});
