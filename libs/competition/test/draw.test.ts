import { ok } from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { cupCalendar, drawCup, drawText, inDrawnOrder, lotsOf, readSeed } from '@tarokk/competition';
import { DRAWN_ON, newDraw, newEntries, SEED } from './making/cups.js';
import { holdsAlways } from '../../../test/support/property.js';

const sizes = Array.from({ length: 15 }, (_, index) => index + 2);

describe('D28 lots', () => {
  it('D28 a lot is the SHA-256 of the rule, the seed and the number, each on its line', () => {
    // Of fast-check's graphemes a table is made first, which takes a second.
    const letters = fc.oneof(
      fc.constantFrom('a', 'ő', 'e\u0301', ' ', '🂡', '9'),
      fc.integer({ min: 0xa0, max: 0xd7ff }).map((code) => String.fromCodePoint(code)),
    );
    const texts = fc.string({ unit: letters, minLength: 1, maxLength: 60 });
    holdsAlways(50, fc.tuple(texts, fc.integer({ min: 1, max: 16 })), ([written, count]) => {
      const seed = readSeed(written);
      fc.pre(seed !== null);
      for (const { number, lot } of lotsOf(newEntries(count), seed)) {
        expect(lot).toBe(createHash('sha256').update(`tarokk-draw/1\n${seed}\n${number}`).digest('hex'));
      }
    });
  });

  it('D28 seeds of every length up to 200 characters give the SHA-256 that everybody else computes', () => {
    for (let length = 1; length <= 200; length++) {
      const seed = 'ő'.repeat(length);
      const expected = createHash('sha256').update(`tarokk-draw/1\n${seed}\n1`).digest('hex');
      expect(lotsOf(['only'], seed)[0]!.lot).toBe(expected);
    }
  });

  it('D28 the names have no part in the draw, their order in the list has', () => {
    const [first, ...others] = newEntries(16);
    const renamed = [{ ...first!, name: 'Pseudonym 7' }, ...others];
    expect(drawCup(2026, renamed, SEED).places).toEqual(newDraw(16).places);
    expect(drawCup(2026, [...others, first!], SEED).places).not.toEqual(newDraw(16).places);
  });

  it('D28 a seed is 1–200 characters, composed, without control characters and without spaces around it', () => {
    expect(readSeed('  Hatoslotto\u0301 30. 8. \n')).toBe('Hatoslottó 30. 8.');
    expect(readSeed('x'.repeat(200))).toHaveLength(200);
    for (const none of ['', '   ', 'x'.repeat(201), 'two\nlines', 'half a \ud83d pair'])
      expect(readSeed(none)).toBeNull();
    expect(() => drawCup(2026, newEntries(4), ' spaced ')).toThrow(RangeError);
  });

  it('D28 the lowest lot is drawn first', () => {
    const drawn = inDrawnOrder(lotsOf(newEntries(16), SEED)).map(({ lot }) => lot);
    expect(drawn).toEqual(drawn.toSorted());
  });
});

describe('D27 the bracket', () => {
  it('D27 is the smallest power of two that holds the entries', () => {
    expect(sizes.map((count) => newDraw(count).places.length)).toEqual([
      2, 4, 4, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16,
    ]);
  });

  it('D27 the final is in December: 9–16 entries begin in September, 5–8 in October, 3–4 in November, 2 in December', () => {
    const begin = (count: number): string => cupCalendar(2026, count, DRAWN_ON)[0]!.lastDay;
    expect([9, 16].map(begin)).toEqual(['2026-09-30', '2026-09-30']);
    expect([5, 8].map(begin)).toEqual(['2026-10-31', '2026-10-31']);
    expect([3, 4].map(begin)).toEqual(['2026-11-30', '2026-11-30']);
    expect(begin(2)).toBe('2026-12-31');
    expect(cupCalendar(2026, 16, DRAWN_ON).map(({ round }) => round)).toEqual([
      'first-round',
      'quarter-finals',
      'semi-finals',
      'final',
    ]);
  });

  describe('D52 drawn when the month of its first round is over', () => {
    const endsOf = (entries: number, drawnOn: string): readonly string[] =>
      cupCalendar(2026, entries, drawnOn).map(({ lastDay }) => lastDay);

    it('D52 twelve entries drawn on 15 November end in December, January, February and March', () => {
      expect(endsOf(12, '2026-11-15')).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']);
      expect(cupCalendar(2026, 12, '2026-11-15').every(({ movedOn }) => movedOn)).toBe(true);
    });

    it('D52 the round ends with the month after the draw, whatever the length of the months', () => {
      expect(endsOf(12, '2026-10-01')).toEqual(['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']);
      expect(endsOf(4, '2027-12-31')).toEqual(['2028-01-31', '2028-02-29']);
      expect(endsOf(2, '2027-01-30')).toEqual(['2027-02-28']);
    });

    it('D52 nothing moves as long as the month of the first round is not over', () => {
      expect(endsOf(12, '2026-09-30')).toEqual(['2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31']);
      expect(endsOf(4, '2026-11-15')).toEqual(['2026-11-30', '2026-12-31']);
      expect(cupCalendar(2026, 4, '2026-11-30').some(({ movedOn }) => movedOn)).toBe(false);
    });
  });

  it('10 fewer than two or more than sixteen pairs cannot be drawn', () => {
    expect(() => newDraw(1)).toThrow(RangeError);
    expect(() => newDraw(17)).toThrow(RangeError);
  });

  it.each(sizes)('10 with %i entries everybody has one place and no two byes meet', (count) => {
    holdsAlways(15, fc.string({ minLength: 1, maxLength: 20 }), (written) => {
      const seed = readSeed(written);
      fc.pre(seed !== null);
      const { places } = newDraw(count, seed);
      expect(places.filter((pair) => pair !== null).toSorted()).toEqual(
        newEntries(count)
          .map(({ id }) => id)
          .toSorted(),
      );
      for (let upper = 0; upper < places.length; upper += 2) {
        ok(places[upper] !== null || places[upper + 1] !== null);
      }
    });
  });

  it.each(sizes)(
    '10 with %i entries the byes are spread: halves and quarters of the bracket differ by one at most',
    (count) => {
      const { places } = newDraw(count);
      for (let part = places.length / 2; part >= 2; part /= 2) {
        const byes = Array.from(
          { length: places.length / part },
          (_, index) => places.slice(index * part, (index + 1) * part).filter((pair) => pair === null).length,
        );
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
      }
    },
  );
});

describe('D28 a draw is repeatable', () => {
  it('D28 the same list and seed give the same draw, another seed another', () => {
    expect(drawText(newDraw(16))).toBe(drawText(newDraw(16)));
    const others = Array.from({ length: 200 }, (_, index) => newDraw(16, `seed ${index}`).places.join());
    expect(new Set(others).size).toBe(200);
  });

  it('D28 every pair comes to every place about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 1600; seed++) {
      newDraw(16, `seed ${seed}`).places.forEach((pair, place) => {
        const key = `${pair} ${place}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      });
    }
    // 100 expected each; the seeds are fixed, so this is no matter of luck.
    expect(counts.size).toBe(256);
    expect(Math.min(...counts.values())).toBeGreaterThan(60);
    expect(Math.max(...counts.values())).toBeLessThan(140);
  });

  it('D28 the text of a draw is this, byte for byte', () => {
    const entries = ['Danube Wasps', 'Aquincum', 'Vizsla', 'Óbudai Baglyok', 'Két Pagát'].map((name, index) => ({
      ...newEntries(5)[index]!,
      name,
    }));
    expect(drawText(drawCup(2026, entries, SEED))).toMatchInlineSnapshot(`
      "tarokk-draw/1
      year 2026
      seed Hatoslottó, 30 August 2026: 4 11 23 31 38 42
      entries 5
      1 fb3273e8c8574ad4dd80fc17e97fc2d35f46ebb6a8efc1f991990ee469299a51 Danube Wasps
      2 4aaaacdda01afa850d1875805c209cf6ad3ab71249552398b0440c88c5db5c54 Aquincum
      3 86938f88cc38f1dcff1eafaa39943a482c5686b7b4e8fa176de714e54ea1d59b Vizsla
      4 bb6f45ffa91ecbfbf65d5e1195246e033c29d77b5bce23c102ececf76020d19b Óbudai Baglyok
      5 e642800a183f19759e8724e9d7984b2b11693e6ffd1661b5e133c8afb0afe11f Két Pagát
      places 8
      1 2 Aquincum
      2 -
      3 3 Vizsla
      4 -
      5 4 Óbudai Baglyok
      6 -
      7 5 Két Pagát
      8 1 Danube Wasps
      "
    `);
  });
});
