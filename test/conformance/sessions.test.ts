import { fail } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findRuleset, malformedSessionDocument, parseSession, sessionResultDocument, verifySession } from '@tarokk/rules';

const folder = join(import.meta.dirname, 'sessions');

/** Whether everything that the expected value says is so, key by key; keys that it leaves out are open. */
function differences(expected: unknown, actual: unknown, path: string): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path}: a list is expected`];
    const counts = expected.length === actual.length ? [] : [`${path}: ${actual.length} instead of ${expected.length}`];
    return [...counts, ...expected.flatMap((element, index) => differences(element, actual[index], `${path}[${index}]`))];
  }
  if (typeof expected === 'object' && expected !== null) {
    return Object.entries(expected).flatMap(([key, value]) => {
      if (key === 'message' || key === 'reason') return [];
      return differences(value, (actual as Record<string, unknown> | null | undefined)?.[key], `${path}.${key}`);
    });
  }
  return Object.is(expected, actual) ? [] : [`${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
}

/** The ruleset that a record names, as far as it can be read at all. */
function rulesetOf(source: Buffer): string | undefined {
  return /"ruleset":\s*"([\w-]+)"/.exec(source.toString('utf8'))?.[1];
}

for (const group of readdirSync(folder)) {
  const names = readdirSync(join(folder, group))
    .filter((name) => name.endsWith('.json') && !name.endsWith('.expected.json'))
    .map((name) => name.slice(0, -'.json'.length));

  describe(`sessions with the results of an independent implementation: ${group}`, () => {
    for (const name of names) {
      const source = readFileSync(join(folder, group, `${name}.json`));
      const expected = JSON.parse(readFileSync(join(folder, group, `${name}.expected.json`), 'utf8')) as { verdict: string };
      const isMalformed = expected.verdict === 'malformed';
      const isKnown = findRuleset(rulesetOf(source) ?? '') !== undefined;

      (!isKnown && !isMalformed ? it.skip : it)(name, () => {
        const reading = parseSession(source);
        if (isMalformed) {
          expect(reading.ok).toBe(false);
          if (reading.ok) return;
          const document = malformedSessionDocument(reading.problems, 'en');
          expect(document.verdict).toBe('malformed');
          expect(document.problems.length).toBeGreaterThan(0);
          return;
        }
        if (!reading.ok) fail(JSON.stringify(reading.problems.slice(0, 3)));
        const document = sessionResultDocument(verifySession(reading.session), 'en');
        expect(differences(expected, document, '')).toEqual([]);
      });
    }
  });
}
