import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  languages,
  malformedDocument,
  parseMatch,
  problemMessage,
  Random,
  randomMatch,
  readMatch,
  resultDocument,
  verifyMatch,
  writeMatch,
  type Parsed,
  type Match,
} from '@tarokk/rules';
import { nodesOf, replacedAt, resolves, type Json } from '../support/json-paths.js';
import { conformanceFiles, exampleRecords } from '../support/record-files.js';
import { holdsAlways } from '../support/property.js';
import { isFull } from '../support/full.js';

const MOST_LISTED = 100;

/** What is true of every answer of the parser; a match that it gives can be verified and written. */
function answerTo(source: string | Uint8Array): Parsed<Match> {
  const parsed = parseMatch(source);
  if (parsed.ok) {
    expect(resultDocument(verifyMatch(parsed.value), 'de').verdict).toMatch(/^(proved|consistent|refuted)$/);
    expect(parseMatch(writeMatch(parsed.value))).toEqual(parsed);
  } else {
    expectProblems(parsed.problems);
  }
  return parsed;
}

/** Many thousand answers are looked at, for which `expect` takes longer than the parser. */
function expectProblems(problems: Extract<Parsed<Match>, { ok: false }>['problems']): void {
  ok(problems.length > 0 && problems.length <= MOST_LISTED + 1, `${problems.length} problems`);
  const said = problems.flatMap((problem) => languages.map((language) => problemMessage(problem, language)));
  const unfit = said.filter((words) => !/\S/.test(words) || /\{\w+\}|undefined|\[object|\bat \w+ \(/.test(words));
  deepEqual(unfit, []);
  equal(malformedDocument(problems, 'hu').problems.length, problems.length);
}

/** An answer to a JSON value: every path leads into the value, at least to the parent of what is missing. */
function answerToValue(value: unknown): Parsed<Match> {
  const parsed = readMatch(value);
  if (!parsed.ok) {
    expectProblems(parsed.problems);
    deepEqual(
      [...parsed.problems].filter(({ path }) => !resolves(value, path)),
      [],
    );
  }
  return parsed;
}

const examples = exampleRecords();
const small = [
  writeMatch(randomMatch(new Random('played'), { kind: 'open', games: 1 })),
  writeMatch(randomMatch(new Random('scored'), { kind: 'variant', games: 2, scoredPercent: 100 })),
];
const texts = [...examples.map(({ text }) => text), ...conformanceFiles().map(({ text }) => text), ...small];

describe('bytes and text of any kind are answered, never thrown at', () => {
  it('random bytes', () => {
    holdsAlways(300, fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(answerTo(bytes).ok).toBe(false);
    });
  });

  it('random text, lone surrogates among it', () => {
    const characters = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
    holdsAlways(300, fc.string({ unit: characters, maxLength: 100 }), (text) => {
      expect(answerTo(text).ok).toBe(false);
    });
  });

  it('random JSON', () => {
    holdsAlways(300, fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(answerTo(JSON.stringify(value)).ok).toBe(false);
      expect(answerToValue(value).ok).toBe(false);
    });
  });

  it('records cut off anywhere', () => {
    const cuts = fc.tuple(fc.constantFrom(...texts), fc.double({ min: 0, max: 0.99, noNaN: true }));
    holdsAlways(200, cuts, ([text, part]) => {
      const whole = text.trimEnd();
      expect(answerTo(whole.slice(0, Math.floor(whole.length * part))).ok).toBe(false);
    });
  });

  it('records with characters changed, doubled and left out', () => {
    const changes = fc.array(
      fc.tuple(fc.nat(), fc.constantFrom('', '"', '{', '[', ',', '0', 'T22', '\\', '\u0000', '}')),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    let read = 0;
    holdsAlways(500, fc.tuple(fc.constantFrom(...texts), changes), ([text, list]) => {
      let mutated = text;
      for (const [at, by] of list) {
        const place = at % mutated.length;
        mutated = mutated.slice(0, place) + by + mutated.slice(place + 1);
      }
      if (answerTo(mutated).ok) read++;
    });
    // Changes of white space and names leave a record: both ways are walked.
    expect(read).toBeGreaterThan(0);
  });

  it('records with bits of their bytes turned over', () => {
    const flips = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 7 })), { minLength: 1, maxLength: 3 });
    holdsAlways(300, fc.tuple(fc.constantFrom(...texts), flips), ([text, list]) => {
      const bytes = new TextEncoder().encode(text);
      for (const [at, bit] of list) bytes[at % bytes.length]! ^= 1 << bit;
      answerTo(bytes);
    });
  });
});

const strangers: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  'A',
  'T99',
  '\ud800',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  [],
  {},
  [null],
  [[[[[[]]]]]],
  { announce: 'ultimo' },
  { toString: 1, constructor: null },
  Array.from({ length: 300 }, () => 'T1'),
];

const optional = ['date', 'venue', 'games.0.claim'];

describe('a value of another kind anywhere in a record', () => {
  it.each(small.map((text, index) => [['a played', 'a scored'][index]!, text] as const))(
    'is answered with a path that leads there, in %s game',
    (_kind, text) => {
      const record = JSON.parse(text) as Json;
      let refused = 0;
      for (const path of nodesOf(record)) {
        for (const stranger of strangers) {
          if (!answerToValue(replacedAt(record, path, stranger)).ok) refused++;
        }
        const without = answerToValue(replacedAt(record, path, undefined)).ok;
        // A turn or a call may be missing from its list, a key may not, but for these.
        if (typeof path.at(-1) === 'string') equal(without, optional.includes(path.join('.')), path.join('.'));
      }
      expect(refused).toBeGreaterThan(1000);
    },
  );

  it('is refused where a key is added, whatever its name', () => {
    const record = small[0]!;
    for (const key of [
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'Format',
      ' ',
      'ü',
      '"',
      'a.b',
      '[0]',
    ]) {
      const objects = nodesOf(JSON.parse(record) as Json).filter((path) => isObject(at(record, path)));
      expect(objects.length).toBeGreaterThan(5);
      for (const path of objects) {
        const holder = at(record, path) as { [key: string]: Json };
        const text = JSON.stringify({ ...holder }).replace(/\}$/, `,${JSON.stringify(key)}:1}`);
        const whole = JSON.stringify(replacedAt(JSON.parse(record) as Json, path, 'PLACE')).replace('"PLACE"', text);
        const parsed = parseMatch(whole);
        equal(parsed.ok, false, `${key} in ${path.join('.')}`);
      }
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('is read all the same when the value comes with the prototype of nobody', () => {
    const bare = JSON.parse(small[0]!, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.assign(Object.create(null) as object, value)
        : value,
    ) as unknown;
    expect(readMatch(bare)).toEqual(parseMatch(small[0]!));
  });
});

function at(text: string, path: readonly (string | number)[]): Json {
  let value = JSON.parse(text) as Json;
  for (const key of path) value = (value as { [key: string]: Json })[key]!;
  return value;
}

function isObject(value: Json): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

describe('input without measure', () => {
  const DEPTH = 200_000;
  /** FULL=1 takes ten. What a parser does for each letter, or for each once more, shows at two as well. */
  const MEGABYTES = isFull ? 10 : 2;
  const repeated = (part: string): string => part.repeat(Math.ceil((MEGABYTES * 1_000_000) / part.length));
  const inGames = (games: string): string => small[0]!.replace(/"games":.*/s, `"games":${games}}`);

  it.each([
    ['lists in lists', '['.repeat(DEPTH) + ']'.repeat(DEPTH)],
    ['lists that do not end', '['.repeat(DEPTH)],
    ['objects in objects', '{"games":'.repeat(DEPTH) + '0' + '}'.repeat(DEPTH)],
    ['lists in lists for games', inGames('['.repeat(5000) + ']'.repeat(5000))],
  ])('is refused: %s, ever deeper', (_name, text) => {
    expect(answerTo(text).ok).toBe(false);
  });

  it.each([
    ['one letter', () => repeated('a')],
    ['white space', () => repeated(' \n')],
    ['digits', () => repeated('1')],
    ['one string', () => `"${repeated('é')}"`],
    ['a list of numbers', () => `[${repeated('0,')}0]`],
    ['games that are none', () => inGames(`[${repeated('{},')}{}]`)],
    ['one game over and over', () => inGames(`[${repeated(`${JSON.stringify(at(small[0]!, ['games', 0]))},`)}0]`)],
    ['unknown keys', () => `{${Array.from({ length: MEGABYTES * 50_000 }, (_, n) => `"key ${String(n)}":0`).join()}}`],
    ['a key without end', () => `{"${repeated('k')}":1}`],
    ['a venue without end', () => small[0]!.replace(/"venue":"[^"]*"/, `"venue":"${repeated('v')}"`)],
    ['turns without number', () => small[0]!.replace('"auction":[', `"auction":[${repeated('{"seat":"C"},')}`)],
    ['tricks without number', () => small[0]!.replace('"tricks":[', `"tricks":[${repeated('["T1"],')}`)],
  ])(`is refused: ${MEGABYTES} megabytes of %s`, (_name, make) => {
    const parsed = answerTo(make());
    expect(parsed.ok).toBe(false);
  });

  it(`is refused: ${MEGABYTES} megabytes of bytes that are no text`, () => {
    expect(answerTo(new Uint8Array(MEGABYTES * 1_000_000).fill(0xff)).ok).toBe(false);
  });

  it('draws at most a hundred problems, and then says how many more there are', () => {
    const unknown = Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`key-${String(n)}`, 0]));
    const record = { ...(JSON.parse(small[0]!) as object), ...unknown };
    const parsed = readMatch(record);
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    expect(parsed.problems).toHaveLength(MOST_LISTED + 1);
    expect(parsed.problems.at(-1)!.path).toBe('');
    expect(problemMessage(parsed.problems.at(-1)!, 'en')).toContain('150');
    const fewer = Object.fromEntries(Object.entries(unknown).slice(0, MOST_LISTED));
    const exactly = readMatch({ ...(JSON.parse(small[0]!) as object), ...fewer });
    expect(exactly.ok ? [] : exactly.problems).toHaveLength(MOST_LISTED);
  });
});
