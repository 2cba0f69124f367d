import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  catalogue,
  matchRecord,
  parseMatch,
  Random,
  randomMatch,
  readMatch,
  resultDocument,
  silentBonuses,
  verifyMatch,
  writeMatch,
  type Match,
} from '@tarokk/rules';
import { conformanceRecords, exampleRecords } from '../support/record-files.js';
import { holdsAlways, matches, seeds } from '../support/property.js';

describe('writer and parser', () => {
  it('are inverse for random matches of every kind, played and scored', () => {
    holdsAlways(50, matches(0, 50, 100), (match) => {
      const parsed = parseMatch(writeMatch(match));
      expect(parsed).toEqual({ ok: true, value: match });
    });
  });

  it('are inverse for every readable record, whatever it violates', () => {
    for (const { match } of [...exampleRecords(), ...conformanceRecords()]) {
      const again = parseMatch(writeMatch(match));
      expect(again).toEqual({ ok: true, value: match });
    }
  });

  it('write a record back as it was given, but for the order of keys', () => {
    for (const { text, match } of exampleRecords()) {
      expect(matchRecord(match)).toEqual(JSON.parse(text));
    }
  });

  it('keep names of any characters but control characters', () => {
    // Of fast-check's own characters a table is made first, which takes a second.
    const characters = fc
      .integer({ min: 0, max: 0x10ffff })
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code));
    const names = fc
      .string({
        unit: fc.oneof(characters, fc.constantFrom('a', 'á', 'ő', 'ß', ' ', '"', '\\', '/')),
        minLength: 1,
        maxLength: 200,
      })
      .filter((name) => !/\p{Cc}/u.test(name));
    const named = fc.tuple(seeds, names).map(([seed, name]): Match => {
      const match = randomMatch(new Random(seed), { kind: 'open', games: 1 });
      const pair = { team: name, collector: name, interceptor: name };
      return { ...match, venue: name, parties: [pair, pair] };
    });
    holdsAlways(60, named, (match) => {
      expect(parseMatch(writeMatch(match))).toEqual({ ok: true, value: match });
    });
  });
});

describe('random matches', () => {
  it('are proved when all games are played, and consistent with scored ones among them', () => {
    holdsAlways(60, matches(0, 50, 100), (match) => {
      const { verdict, games } = verifyMatch(match);
      expect(games.flatMap(({ violations }) => violations)).toEqual([]);
      expect(verdict).toBe(match.games.every(({ form }) => form === 'played') ? 'proved' : 'consistent');
    });
  });

  it('of the same seed are the same for ever', () => {
    const digest = (seed: string | number, options = {}): string =>
      createHash('sha256')
        .update(writeMatch(randomMatch(new Random(seed), options)))
        .digest('hex')
        .slice(0, 16);
    expect({
      one: digest(1),
      two: digest(2),
      word: digest('Rákóczi tér'),
      mixed: digest(1, { scoredPercent: 50 }),
      variant: digest(1, { kind: 'variant', games: 12 }),
    }).toMatchInlineSnapshot(`
      {
        "mixed": "8a5bdb09ed9cfd4a",
        "one": "8c052e8fb4caf229",
        "two": "082113961c48cda6",
        "variant": "36969ec1965a633a",
        "word": "76d9dd357e77221d",
      }
    `);
  });

  it('4.1–4.9 show every announcement and silent bonus sooner or later', () => {
    const missing = new Set<string>([...catalogue, ...silentBonuses].map(({ id }) => id));
    for (let seed = 1; seed <= 400 && missing.size > 0; seed++) {
      for (const game of verifyMatch(randomMatch(new Random(seed))).games) {
        for (const { announcement } of game.announcements) missing.delete(announcement.id);
        for (const { bonus } of game.silent) missing.delete(bonus);
      }
    }
    expect([...missing]).toEqual([]);
  });
});

/** Any write to a frozen object throws, for modules are strict. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

describe('verification', () => {
  it('leaves the match and the record as they were, and comes to the same twice', () => {
    const check = (match: Match): void => {
      const record = frozen(matchRecord(match));
      const read = readMatch(record);
      expect(read.ok).toBe(true);
      if (!read.ok) return;
      const once = resultDocument(verifyMatch(frozen(read.value)), 'hu');
      expect(resultDocument(verifyMatch(read.value), 'hu')).toEqual(once);
      expect(matchRecord(read.value)).toEqual(record);
    };
    for (const { match } of [...exampleRecords(), ...conformanceRecords()]) check(match);
    holdsAlways(30, matches(0, 50), check);
  });
});
