import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { languages, Random, say } from '@tarokk/rules';
import {
  applyTableChanges,
  applyTrophyChanges,
  sayTrophyChanges,
  tableChanges,
  tableOf,
  trophyChanges,
  trophyListOf,
} from '@tarokk/competition';
import { randomSeason } from './making/seasons.js';
import { played } from './making/sheets.js';
import { entries, entry, randomEntries } from './making/trophies.js';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const teams = [
  { id: 'wasps', name: 'Danube Wasps' },
  { id: 'aquincum', name: 'Aquincum' },
  { id: 'vizsla', name: 'Vizsla' },
];

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
      'Vizsla: best match 800 instead of –',
      'Vizsla: 39 matches remain instead of 40',
      'Danube Wasps: 3rd instead of 1st',
    ]);
  });

  it('nothing changes, nothing is shown', () => {
    const table = tableOf(2026, teams, []);
    expect(tableChanges(table, tableOf(2026, teams, []))).toEqual([]);
  });

  it('the changes between two tables lead from the one to the other, over random corrections', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
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
            for (const language of languages) expect(say(sentence, language)).not.toMatch(/[{}]|undefined/);
          }
        }
      }),
      { numRuns: 150, seed: 20260314 },
    );
  });

  it('13, D49 a preview shows trophies entered and removed, milestones reached, lost and moved', () => {
    const hundred = entries('anna', 100);
    const words = (from: readonly (typeof hundred)[number][], to: typeof from): string[] =>
      sayTrophyChanges(trophyChanges(trophyListOf(from), trophyListOf(to)), () => 'Anna').map((said) =>
        say(said, 'en'),
      );
    expect(words(hundred.slice(0, 99), hundred)).toEqual([
      'Anna: Golgotha is entered',
      'Anna reaches the milestone 100 on 10 April 2023',
    ]);
    expect(words(hundred, hundred.slice(1))).toEqual([
      'Anna: Golgotha is removed',
      '99 trophies get other numbers',
      'Anna loses the milestone 100',
    ]);
    const late = entry({ id: 'late', place: { date: '2024-01-01', match: { order: 1, game: 1, party: 0 } } });
    expect(words([...hundred, late], [...hundred.slice(1), late])).toContain(
      'Anna reaches the milestone 100 on 1 January 2024 instead of 10 April 2023',
    );
  });

  it('13, D49 the changes between two trophy lists lead from the one to the other, over random corrections', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = new Random(seed);
        const all = randomEntries(random);
        const before = trophyListOf(all.filter(() => random.chance(80, 100)));
        const after = trophyListOf(
          all
            .filter(() => random.chance(80, 100))
            .map((one) => (random.chance(20, 100) ? { ...one, announcer: 'p9', evidence: 'ruling' as const } : one)),
        );
        const changes = trophyChanges(before, after);
        expect(applyTrophyChanges(before, changes)).toEqual(after);
        for (const sentence of sayTrophyChanges(changes, (player) => player)) {
          for (const language of languages) expect(say(sentence, language)).not.toMatch(/[{}]|undefined/);
        }
      }),
      { numRuns: 100, seed: 20260314 },
    );
  });
});
