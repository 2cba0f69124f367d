import { describe, expect, it } from '@jest/globals';
import { removeFolder } from '../support/office.js';
import { torture } from '../torture/torture.js';
import { isFull } from '../support/full.js';

const seed = process.env['SEED'] ?? '1';

/** What is answered to whoever has done something in cup, Grand Prix and free championship. */
const deeds = ['MatchMoved', 'CupSaved', 'CupActed', 'GrandPrixSaved', 'FreeGameSubmitted', 'FreeGameMoved'];

describe('many people at once on two api processes that are killed under them', () => {
  it(
    'lose nothing that was acknowledged, count nothing twice, and leave the tables of all competitions and the log whole',
    async () => {
      const size = isFull
        ? { length: 20_000, kills: 10, clients: 50, places: 90 }
        : { length: 400, kills: 1, clients: 50, places: 24 };
      const { faults, answers, history, folder } = await torture({ seed, ...size });
      const again = `npm run torture -- --seed ${seed} --length ${size.length}; history: ${history}`;
      expect([again, faults]).toEqual([again, []]);
      // How often each of them comes depends on how far the machine lets events and cups get.
      for (const deed of deeds) expect([deed, answers.get(deed)! > size.length / 200]).toEqual([deed, true]);
      removeFolder(folder);
    },
    isFull ? 3_600_000 : 240_000,
  );
});
