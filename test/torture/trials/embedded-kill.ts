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

/** The office and the PostgreSQL that comes with it are killed by turns. */
export const embeddedKill: Trial = {
  name: 'embedded-kill',
  what: 'kill -9 of an office and of its embedded PostgreSQL under twenty writers',
  async run({ seed, rounds, progress }) {
    const folder = newFolder();
    const random = new Random(`${seed} embedded kill`);
    const environment = { DATA_DIR: folder };
    const office = await service({ ...environment, LOG_LEVEL: 'error' });
    const cluster = join(office.databaseFolder(), 'cluster');
    try {
      const world = given({ url: office.url, databaseUrl: () => embeddedUrl(office.databaseFolder()) });
      const writers = await Writers.of(world, 2025, () => [office.url], random);
      await world.end();
      writers.start();
      for (let round = 0; round < rounds; round++) {
        const before = writers.acknowledged.size;
        await until('the writers are acknowledged again', () => writers.acknowledged.size > before + 60);
        await pause(random.below(500));
        if (round % 2 === 0) {
          progress('kill -9 of the office');
          office.kill();
        } else {
          progress('kill -9 of its PostgreSQL');
          process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
        }
      }
      await writers.stop();
      const after = given({ url: office.url, databaseUrl: () => embeddedUrl(office.databaseFolder()) });
      const faults = [
        ...(await lostOrDoubled(after.database, writers)),
        ...(await brokenOffice(after.database, environment)),
      ];
      await after.end();
      return {
        faults,
        told: [`${writers.acknowledged.size} writes acknowledged, ${writers.lost} times no answer`],
      };
    } finally {
      await office.stop();
      removeFolder(folder);
    }
  },
};
