import { describe, expect, it } from '@jest/globals';
import { trials } from '../torture/trials/trials.js';
import { isFull } from '../support/full.js';

const seed = process.env['SEED'] ?? '1';
const rounds = isFull ? 16 : 2;

describe('an office to which twenty people write', () => {
  // The small disk of one is mounted: `npm run torture -- --trial full-disk` does that, no test. Clocks that jump are tried in
  // clock-put-back.test.ts too, and a PostgreSQL that is killed three times in process.test.ts, both without the twenty.
  const left = isFull ? ['full-disk'] : ['full-disk', 'clock', 'postmaster-kills'];
  it.each(trials.filter(({ name }) => !left.includes(name)).map((trial) => [trial.name, trial] as const))(
    '%s: loses nothing that was acknowledged and does nothing twice',
    async (name, trial) => {
      const { faults } = await trial.run({ seed, rounds, progress: () => undefined });
      const again = `npm run torture -- --trial ${name} --seed ${seed} --rounds ${rounds}`;
      expect([again, ...faults]).toEqual([again]);
    },
    isFull ? 1_800_000 : 240_000,
  );
});
