import { describe, expect, it } from 'vitest';
import { torture } from '../torture/torture.js';

const isFull = process.env['FULL'] === '1';
const seed = process.env['SEED'] ?? '1';

describe('many people at once on two api processes that are killed under them', () => {
  it(
    'lose nothing that was acknowledged, count nothing twice, and leave tables and log whole',
    { timeout: isFull ? 3_600_000 : 240_000 },
    async () => {
      const size = isFull
        ? { length: 12_000, kills: 10, clients: 50, places: 90 }
        : { length: 300, kills: 1, clients: 50, places: 24 };
      const { faults, answers, history } = await torture({ seed, ...size });
      expect(faults, `npm run torture -- --seed ${seed} --length ${size.length}; history: ${history}`).toEqual([]);
      expect(answers.get('MatchMoved')).toBeGreaterThan(size.length / 10);
    },
  );
});
