import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { malformedDocument, parseMatch, resultDocument, verifyMatch } from '@tarokk/rules';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const root = join(import.meta.dirname, 'royal-tarokk');

/** What `tarokk verify --json` says of a file. */
function document(file: string): JsonObject {
  const parsed = parseMatch(readFileSync(file));
  const result = parsed.ok ? resultDocument(verifyMatch(parsed.value), 'en') : malformedDocument(parsed.problems, 'en');
  return JSON.parse(JSON.stringify(result)) as JsonObject;
}

/** Only what the rules fix is compared: sentences, and keys that the expected result leaves out, are not. */
function comparable(actual: Json, expected: Json): Json {
  if (Array.isArray(actual) && Array.isArray(expected)) {
    return actual.map((item, index) => comparable(item, expected[index] ?? null));
  }
  if (isObject(actual) && isObject(expected)) {
    const kept = Object.entries(actual).filter(([key]) => key in expected && key !== 'message' && key !== 'reason');
    return Object.fromEntries(kept.map(([key, value]) => [key, comparable(value, expected[key] ?? null)]));
  }
  return actual;
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const sortedSets = (game: JsonObject): JsonObject => {
  const sorted = (list: Json): Json => [...(list as JsonObject[])].map((item) => JSON.stringify(sortKeys(item))).sort();
  return { ...game, ...Object.fromEntries(['silent', 'trophies'].map((key) => [key, sorted(game[key] ?? [])])) };
};

function sortKeys(item: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(item)
      .filter(([key]) => key !== 'reason')
      .sort(),
  );
}

/** Violations are a set of code, seat, turn, trick, and party for `claim/points`. */
function violationSet(game: JsonObject, keepImpossible: boolean): string[] {
  return (game.violations as JsonObject[])
    .filter(({ code }) => keepImpossible || code !== 'sheet/impossible')
    .map(({ code, seat, turn, trick, party }) =>
      JSON.stringify([code, seat, turn, trick, code === 'claim/points' ? party : null] as Json[]),
    )
    .sort();
}

for (const group of readdirSync(root)) {
  describe(`records of the group ${group} verify as an independent implementation has it`, () => {
    const names = readdirSync(join(root, group)).filter((name) => name.endsWith('.expected.json'));
    it.each(names.map((name) => name.replace('.expected.json', '')))('%s', (name) => {
      const expected = JSON.parse(readFileSync(join(root, group, `${name}.expected.json`), 'utf8')) as JsonObject;
      const actual = document(join(root, group, `${name}.json`));
      expect(actual.verdict).toBe(expected.verdict);
      if (expected.verdict === 'malformed') {
        expect(Object.keys(actual).sort()).toEqual(['format', 'problems', 'verdict']);
        expect(actual.problems).not.toEqual([]);
        for (const problem of actual.problems as JsonObject[]) {
          expect(problem).toEqual({ path: expect.any(String), message: expect.stringMatching(/./) });
        }
        return;
      }
      const games = actual.games as JsonObject[];
      const expectedGames = expected.games as JsonObject[];
      expect(games).toHaveLength(expectedGames.length);
      for (const [index, wanted] of expectedGames.entries()) {
        const { violations: _ignored, ...rest } = sortedSets(wanted);
        const { violations: _alsoIgnored, ...found } = sortedSets(games[index]!);
        expect(comparable(found, rest)).toEqual(stripped(rest));
        // More may be found impossible than was expected (README of the records), never less.
        const impossible = (wanted.violations as JsonObject[]).some(({ code }) => code === 'sheet/impossible');
        expect(violationSet(games[index]!, impossible)).toEqual(violationSet(wanted, impossible));
      }
      expect({ points: actual.points, match: actual.match }).toEqual({ points: expected.points, match: expected.match });
    });
  });
}

function stripped(value: Json): Json {
  return comparable(value, value);
}
