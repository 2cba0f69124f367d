import { deepEqual } from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { matchRecord, matchSchema, Random, randomMatch, readMatch } from '@tarokk/rules';
import { nodesOf, replacedAt, type Json } from '../support/json-paths.js';
import { holdsAlways, matches, seeds } from '../support/property.js';
import { conformanceFiles, conformanceRecords, exampleRecords } from '../support/record-files.js';

const ajv = new Ajv2020({ strict: true });
const accepts = ajv.compile(matchSchema);

/** The schema may be wider than the parser, never narrower. */
function expectAgreement(value: unknown): { schema: boolean; parser: boolean } {
  const parser = readMatch(value).ok;
  const schema = accepts(value);
  if (parser) deepEqual(accepts.errors ?? [], []);
  return { schema, parser };
}

describe('the JSON Schema of match records', () => {
  it('is a valid schema of the draft 2020-12', () => {
    expect(ajv.validateSchema(matchSchema)).toBe(true);
  });

  it('accepts every readable record, whatever it violates', () => {
    const records = [...conformanceRecords(), ...exampleRecords()];
    expect(records.length).toBeGreaterThan(150);
    for (const { name, text } of records) {
      accepts(JSON.parse(text.replace(/^\ufeff/, '')));
      expect([name, accepts.errors ?? []]).toEqual([name, []]);
    }
  });

  it('accepts random matches of every kind', () => {
    holdsAlways(30, matches(0, 50, 100), (match) => {
      expect(expectAgreement(matchRecord(match))).toEqual({ schema: true, parser: true });
    });
  });

  it('refuses nothing that the parser reads among malformed records', () => {
    for (const { text } of conformanceFiles()) {
      try {
        expectAgreement(JSON.parse(text));
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
    }
  });

  it('refuses nothing that the parser reads, and little that it does not, when values of other kinds stand anywhere', () => {
    const strangers: readonly (Json | undefined)[] = [
      null,
      0,
      8,
      -3,
      1.5,
      '',
      'A',
      'T1',
      'S',
      'ultimo',
      [],
      {},
      undefined,
    ];
    const records = fc
      .tuple(seeds, fc.constantFrom(0, 100))
      .map(([seed, scoredPercent]) =>
        matchRecord(randomMatch(new Random(seed), { kind: 'variant', games: 1, scoredPercent })),
      );
    const mutations = fc.tuple(
      records,
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...strangers)), { minLength: 1, maxLength: 2 }),
    );
    const count = { refusedByBoth: 0, acceptedByBoth: 0 };
    holdsAlways(600, mutations, ([record, list]) => {
      let value = record as unknown as Json;
      for (const [at, by] of list) {
        const paths = nodesOf(value);
        if (paths.length > 0) value = replacedAt(value, paths[at % paths.length]!, by);
      }
      const { schema, parser } = expectAgreement(value);
      if (!schema && !parser) count.refusedByBoth++;
      if (schema && parser) count.acceptedByBoth++;
    });
    expect(count.refusedByBoth).toBeGreaterThan(400);
    expect(count.acceptedByBoth).toBeGreaterThan(0);
  });
});
