import { describe, expect, it } from 'vitest';
import { trials } from '../torture/trials/trials.js';

const isFull = process.env['FULL'] === '1';
const seed = process.env['SEED'] ?? '1';

describe('an office to which twenty people write', () => {
  // The small disk of one is mounted: `npm run torture -- --trial full-disk` does that, no test.
  it.each(trials.filter(({ name }) => name !== 'full-disk'))(
    'issue 32: $name: loses nothing that was acknowledged and does nothing twice',
    { timeout: isFull ? 1_800_000 : 240_000 },
    async ({ name, run }) => {
      const rounds = isFull ? 16 : 2;
      const { faults } = await run({ seed, rounds, progress: () => undefined });
      expect(faults, `npm run torture -- --trial ${name} --seed ${seed} --rounds ${rounds}`).toEqual([]);
    },
  );
});
