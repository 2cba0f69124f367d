import { fail } from 'node:assert';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from '@jest/globals';
import { allConformanceCases } from '../../../../test/support/conformance.js';
import { parseSession } from '../../src/sessions/door.js';
import { sessionSchema } from '../../src/sessions/schema.js';

// To optimize the code of so large a schema takes longer than all records.
const code = { optimize: false };
const validate = new Ajv2020({ strict: false, validateFormats: false, unicodeRegExp: true, code }).compile(
  sessionSchema(),
);

describe('the JSON Schema of tarock-session/1', () => {
  it('allows every record that the parser reads', () => {
    for (const { name, text } of allConformanceCases('sessions')) {
      const source = text.replace(/^\uFEFF/, '');
      if (!parseSession(source).ok) continue;
      if (!validate(JSON.parse(source))) fail(`${name}: ${JSON.stringify(validate.errors?.[0])}`);
    }
  });
  it('refuses what has an unknown key, ruleset or bid', () => {
    const base = {
      format: 'tarock-session/1',
      ruleset: 'hungarian',
      players: ['A', 'B', 'C', 'D'],
      firstDealer: 0,
      deals: [],
    };
    expect(validate(base)).toBe(true);
    expect(validate({ ...base, extra: 1 })).toBe(false);
    expect(validate({ ...base, ruleset: 'bridge' })).toBe(false);
    expect(validate({ ...base, options: { hold: 'newer' } })).toBe(false);
    expect(validate({ ...base, deals: [{ number: 1, dealer: 0, scored: { outcome: 'lost' } }] })).toBe(false);
  });
});
