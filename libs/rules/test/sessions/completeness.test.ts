import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commonCodes, rulesets } from '../../src/sessions/door.js';

const folder = join(import.meta.dirname, '../../../../test/conformance/sessions');
const sources = readdirSync(folder).flatMap((group) =>
  readdirSync(join(folder, group)).map((name) => readFileSync(join(folder, group, name), 'utf8')),
);

describe.each(rulesets)('completeness of $id: everything it knows occurs in an example record', (ruleset) => {
  const own = sources.filter((source) => source.includes(`"${ruleset.id}"`));
  const missing = (values: readonly string[]) =>
    values.filter((value) => !own.some((source) => source.includes(`"${value}"`)));

  it('contracts and bonuses', () => {
    expect(missing([...ruleset.contracts, ...ruleset.bonuses].map(({ id }) => id))).toEqual([]);
  });
  it('declarations', () => {
    expect(
      missing(
        ruleset
          .declarations(Object.fromEntries(ruleset.options.map(({ id, values }) => [id, values[0]!])))
          .map(({ id }) => id),
      ),
    ).toEqual([]);
  });
  it('options and their values', () => {
    expect(missing(ruleset.options.flatMap(({ id, values }) => (values.length > 0 ? [id] : [])))).toEqual([]);
  });
  it('codes of its own', () => {
    expect(missing(Object.keys(ruleset.codes))).toEqual([]);
  });
});

describe('completeness of the common ground', () => {
  it('every common code occurs in an example record', () => {
    const unseen = Object.keys(commonCodes).filter((code) => !sources.some((source) => source.includes(`"${code}"`)));
    expect(unseen).toEqual([]);
  });
  it('every code, item, option and contract has its name in three languages', () => {
    for (const { codes, items, options, contracts, bonuses, name } of rulesets) {
      const texts = [
        name,
        ...Object.values(codes),
        ...options.map(({ meaning }) => meaning),
        ...[...items, ...contracts, ...bonuses].map((one) => one.name),
      ];
      for (const text of texts) for (const language of ['en', 'de', 'hu'] as const) expect(text[language]).not.toBe('');
    }
  });
});
