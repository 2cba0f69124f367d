import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@tarokk/rules';
import { given } from '../../support/given.js';
import { embeddedUrl, newFolder, removeFolder } from '../../support/office.js';
import { service } from '../servers.js';
import { type Trial, until } from './trial.js';
import { brokenOffice } from './wholeness.js';
import { lostOrDoubled, Writers } from './writers.js';

/** However many rounds: more than five in ten minutes the office leaves to whoever runs it. */
const KILLS = 3;

/** The PostgreSQL that comes with an office is killed again and again, and nobody starts the office anew. */
export const postmasterKills: Trial = {
  name: 'postmaster-kills',
  what: 'kill -9 of the embedded PostgreSQL, three times in a minute, under twenty writers; the office stays open',
  async run({ seed, progress }) {
    const folder = newFolder();
    const random = new Random(`${seed} postmaster kills`);
    const environment = { DATA_DIR: folder };
    const office = await service({ ...environment, LOG_LEVEL: 'error' });
    try {
      const world = given({ url: office.url, databaseUrl: () => embeddedUrl(office.databaseFolder()) });
      const writers = await Writers.of(world, 2025, () => [office.url], random);
      await world.end();
      writers.start();
      const isAcknowledged = async (): Promise<void> => {
        const before = writers.acknowledged.size;
        await until('the writers are acknowledged again', () => writers.acknowledged.size > before + 60);
      };
      const begun = performance.now();
      for (let kill = 1; kill <= KILLS; kill++) {
        await isAcknowledged();
        await pause(random.below(500));
        progress(`kill -9 of its PostgreSQL, ${kill} of ${KILLS}`);
        const file = join(office.databaseFolder(), 'cluster/postmaster.pid');
        process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
      }
      await isAcknowledged();
      const seconds = (performance.now() - begun) / 1000;
      await writers.stop();
      const after = given({ url: office.url, databaseUrl: () => embeddedUrl(office.databaseFolder()) });
      const faults = [
        ...office.collapses.map((words) => `the office has ended: ${words}`),
        ...(await lostOrDoubled(after.database, writers)),
        ...(await brokenOffice(after.database, environment)),
      ];
      await after.end();
      const told = `${writers.acknowledged.size} writes acknowledged, ${writers.lost} times no answer; ${KILLS} kills in ${seconds.toFixed(0)} s`;
      return { faults, told: [told] };
    } finally {
      await office.stop();
      removeFolder(folder);
    }
  },
};
