import type pg from 'pg';
import type { MovableClock } from '../clock.js';
import type { Office } from '../office.js';
import { openSeason } from './preparations.js';
import type { When } from './row.js';
import { newScene, type Scene } from './scene.js';

/** Makes scenes in seasons of six kinds. */
export class Stage {
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

  async scene(season: When): Promise<Scene> {
    const year = this.yearOf(season);
    if (season === 'ownAutumn') this.clock.set(`${year}-11-15`);
    await openSeason(this.database, year);
    return newScene(this.office, this.database, year);
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
  ...['appointCupJuror', 'appointFreeJuror', 'appointGrandPrixJuror', 'appointJuror', 'appointJurorForRequest'],
  'drawCup',
];
