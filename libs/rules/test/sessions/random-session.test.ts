import { describe, expect, it } from '@jest/globals';
import { readSession, randomSession, rulesets, verifySession, writeSession } from '../../src/sessions/door.js';
import { fivePlayers } from './table.js';

const made = rulesets.filter(({ plausible }) => plausible !== undefined);

describe.each(made)('random sessions of $id', (ruleset) => {
  it('are legal: proved, whatever the seed and the options', () => {
    for (let seed = 0; seed < 12; seed++) {
      const options = Object.fromEntries(ruleset.options.map(({ id, values }) => [id, values[seed % values.length]!]));
      const five = ruleset.players.includes(5) && seed % 3 === 0 ? { players: fivePlayers } : {};
      const session = randomSession(ruleset, seed, { deals: 6, options, ...five });
      expect(verifySession(session).verdict).toBe('proved');
    }
  });
  it('are the same for the same seed, and what is written of them reads the same', () => {
    const written = writeSession(randomSession(ruleset, 'again', { deals: 3 }));
    expect(writeSession(randomSession(ruleset, 'again', { deals: 3 }))).toEqual(written);
    const reading = readSession(JSON.parse(JSON.stringify(written)));
    expect(reading.ok && writeSession(reading.session)).toEqual(written);
  });
});
