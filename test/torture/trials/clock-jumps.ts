import { Random } from '@tarokk/rules';
import { movableClock } from '../../support/clock.js';
import { given } from '../../support/given.js';
import { newFolder, removeFolder } from '../../support/office.js';
import { service } from '../servers.js';
import { newTrialDatabase, type Trial, until } from './trial.js';
import { brokenOffice } from './wholeness.js';
import { lostOrDoubled, Writers } from './writers.js';

const HOUR = 3_600_000;
/** Hours by which the clock is wrong, one after the other. */
const jumps = [2, -2, 26, -26, 240, -240, 960, -960];
/** The office's true time: that of the database, whose clock does not jump. */
const now = (): number => Date.now();

/** The clock of one of two processes jumps, forth and back, while the other and the database go right. */
export const clockJumps: Trial = {
  name: 'clock',
  what: 'the clock of a process jumps by two hours to forty days, forth and back, under twenty writers',
  async run({ seed, rounds, progress }) {
    const folder = newFolder();
    const random = new Random(`${seed} clock`);
    const database = await newTrialDatabase();
    const clock = movableClock(folder, new Date(now()).toISOString());
    const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'error' };
    const offices = [await service({ ...environment, ...clock.environment }), await service(environment)];
    const world = given({ url: offices[0]!.url, databaseUrl: () => database.url });
    try {
      const writers = await Writers.of(world, 2025, () => offices.map(({ url }) => url), random);
      // Logins that were made a day ago for a day would end by a jump: that is what they are for.
      await world.database.query(`UPDATE "login" SET "expires_at" = now() + interval '90 days'`);
      writers.start();
      for (let round = 0; round < rounds; round++) {
        const hours = jumps[round % jumps.length]!;
        progress(`the clock goes ${hours > 0 ? '+' : ''}${hours} h`);
        clock.set(new Date(now() + hours * HOUR).toISOString());
        const before = writers.acknowledged.size;
        await until('the writers are acknowledged', () => writers.acknowledged.size > before + 100);
      }
      clock.set(new Date(now()).toISOString());
      await writers.stop();
      const faults = [
        ...(await lostOrDoubled(world.database, writers)),
        ...(await brokenOffice(world.database, environment)),
        ...[...writers.refusals].map(([code, times]) => `refused because of the clock: ${times} × ${code}`),
        ...offices.flatMap(({ collapses }) => collapses.map((words) => `a process ended by itself: ${words}`)),
      ];
      return { faults, told: [`${writers.acknowledged.size} writes acknowledged, ${writers.lost} times no answer`] };
    } finally {
      await world.end();
      await Promise.all(offices.map((office) => office.stop()));
      await database.stop();
      removeFolder(folder);
    }
  },
};
