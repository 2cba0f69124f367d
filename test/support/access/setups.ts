import type pg from 'pg';
import type { MovableClock } from '../clock.js';
import type { Office } from '../office.js';
import { openSeason } from './preparations.js';
import type { When } from './row.js';
import { newSetup, type Setup } from './setup.js';

/** Makes what a test of access needs, in a season of one of six kinds. */
export class Setups {
  private readonly thisYear = new Date().getUTCFullYear();
  private toCome = this.thisYear + 4;
  private over = this.thisYear - 1;

  constructor(
    private readonly office: Office,
    private readonly database: pg.Pool,
    private readonly clock: MovableClock,
  ) {}

  /** The office lives today again. */
  today(): void {
    this.clock.set(new Date().toISOString());
  }

  async setup(season: When): Promise<Setup> {
    const year = this.yearOf(season);
    if (season === 'ownAutumn') this.clock.set(`${year}-11-15`);
    await openSeason(this.database, year);
    return newSetup(this.office, this.database, year);
  }

  private yearOf(season: When): number {
    switch (season) {
      case 'past':
        return this.thisYear - 1;
      case 'present':
        return this.thisYear;
      case 'future':
        return this.thisYear + 2;
      case 'ownFuture':
        return (this.toCome += 2);
      case 'ownPast':
      case 'ownAutumn':
        return --this.over;
    }
  }
}

/** Rows that need the office for themselves: nobody else is of its jury, or its clock is moved. */
export const alone = [
  'appointCupJuror',
  'appointFreeJuror',
  'appointGrandPrixJuror',
  'appointJuror',
  'appointJurorForRequest',
  'drawCup',
];
