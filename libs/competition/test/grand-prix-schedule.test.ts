import { describe, expect, it } from '@jest/globals';
import { languages, say } from '@tarokk/rules';
import { countsFor, scheduleGrandPrix, scheduleProblems, type Pairing, type Schedule } from '@tarokk/competition';
import { newPairs } from './making/grand-prix.js';

const scheduleOf = (count: number): Schedule => scheduleGrandPrix(newPairs(count).map(({ id }) => id));
const opponents = (schedule: Schedule, pair: string): readonly string[] =>
  schedule.flatMap(({ sides }) => (sides.includes(pair) ? sides.filter((side) => side !== pair) : []));
const fields = Array.from({ length: 39 }, (_, index) => index + 2);
const codes = (count: number, schedule: Schedule): readonly string[] =>
  scheduleProblems(newPairs(count), schedule).map(({ code, sentence }) => {
    for (const language of languages) expect(say(sentence, language)).not.toMatch(/[{}]/);
    return code;
  });

describe('11.1, D39 the schedule', () => {
  it.each(fields)('11.1 of %i pairs: each has three matches that count, at one table at a time', (count) => {
    const schedule = scheduleOf(count);
    for (const { id } of newPairs(count)) {
      expect(schedule.filter((pairing) => countsFor(pairing, id))).toHaveLength(3);
      const slots = schedule.filter(({ sides }) => sides.includes(id)).map(({ slot }) => slot);
      expect(new Set(slots).size).toBe(slots.length);
    }
    expect(codes(count, schedule)).toEqual([]);
  });

  it.each(fields.filter((count) => count >= 4))(
    '11.1 of %i pairs: three matches against three different pairs',
    (count) => {
      const schedule = scheduleOf(count);
      for (const { id } of newPairs(count)) {
        const met = opponents(schedule, id);
        expect(new Set(met).size).toBe(met.length);
      }
    },
  );

  it.each(fields)(
    'D39 of %i pairs: an odd one more has a fourth match, which counts only for its opponent',
    (count) => {
      const schedule = scheduleOf(count);
      const matches = newPairs(count).map(({ id }) => opponents(schedule, id).length);
      expect(matches.filter((number) => number === 4)).toHaveLength(count % 2);
      expect(matches.filter((number) => number === 3)).toHaveLength(count - (count % 2));
      const single = schedule.filter(({ countsOnlyFor }) => countsOnlyFor !== null);
      expect(single).toHaveLength(count % 2);
      for (const { sides, countsOnlyFor } of single) {
        const other = sides.find((side) => side !== countsOnlyFor)!;
        expect(opponents(schedule, other)).toHaveLength(4);
      }
    },
  );

  it('D39 an even field needs three slots, an odd one four; three pairs play one after the other', () => {
    const slots = (count: number): number => Math.max(...scheduleOf(count).map(({ slot }) => slot));
    expect([4, 6, 40].map(slots)).toEqual([3, 3, 3]);
    expect([5, 7, 39].map(slots)).toEqual([4, 4, 4]);
    expect([2, 3].map(slots)).toEqual([3, 5]);
  });

  it('D39 of three pairs two meet once and the others twice', () => {
    const schedule = scheduleOf(3);
    const times = (a: string, b: string): number => opponents(schedule, a).filter((other) => other === b).length;
    expect([times('p1', 'p2'), times('p1', 'p3'), times('p2', 'p3')]).toEqual([1, 2, 2]);
  });

  it('11.1 one pair alone has no Grand Prix', () => {
    expect(() => scheduleOf(1)).toThrow(RangeError);
  });
});

describe('11.1, D39 a schedule changed by the jury', () => {
  const schedule = scheduleOf(4);
  const replaced = (index: number, special: Partial<Pairing>): Schedule =>
    schedule.map((pairing, place) => (place === index ? { ...pairing, ...special } : pairing));

  it('11.1 cannot have unknown pairs, a pair against itself, or at two tables', () => {
    const [first, second] = schedule as [Pairing, Pairing];
    expect(first.slot).toBe(second.slot);
    expect(codes(4, replaced(0, { sides: ['p9', first.sides[1]] }))).toContain('schedule/unknown');
    expect(codes(4, replaced(0, { sides: ['p1', 'p1'] }))).toContain('schedule/itself');
    const problems = scheduleProblems(newPairs(4), replaced(0, { sides: second.sides }));
    const impossible = problems.filter(({ juryMayAllow }) => !juryMayAllow);
    expect(new Set(impossible.map(({ code }) => code))).toEqual(new Set(['schedule/two-tables']));
  });

  it('D39 a match counts for a pair that plays it', () => {
    const outside = newPairs(4).find(({ id }) => !schedule[0]!.sides.includes(id))!.id;
    expect(codes(4, replaced(0, { countsOnlyFor: outside }))).toContain('schedule/counts-for-nobody');
  });

  it('11.1, D39 repeated opponents, more or fewer than three matches and needless fourth ones are the jury’s to allow', () => {
    const doubled: Schedule = [...schedule, { slot: 4, sides: schedule[0]!.sides, countsOnlyFor: null }];
    expect(codes(4, doubled)).toEqual(['schedule/not-three', 'schedule/not-three', 'schedule/repeated']);
    expect(codes(4, schedule.slice(1))).toEqual(['schedule/not-three', 'schedule/not-three']);
    const fourth: Schedule = [...schedule, { ...schedule[0]!, slot: 4, countsOnlyFor: schedule[0]!.sides[0] }];
    expect(codes(4, fourth)).toContain('schedule/needless-fourth');
    expect(scheduleProblems(newPairs(4), doubled).every(({ juryMayAllow }) => juryMayAllow)).toBe(true);
  });
});
