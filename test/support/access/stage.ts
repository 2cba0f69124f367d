import type pg from 'pg';
import type { Office } from '../office.js';
import { openSeason } from './preparations.js';
import type { When } from './row.js';
import { newScene, type Scene } from './scene.js';

/** Makes scenes in seasons of five kinds. */
export class Stage {
  private readonly thisYear = new Date().getUTCFullYear();
  private toCome = this.thisYear + 4;
  private over = this.thisYear - 1;

  constructor(
    private readonly office: Office,
    private readonly database: pg.Pool,
  ) {}

  async scene(season: When): Promise<Scene> {
    const year = this.yearOf(season);
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
        return --this.over;
    }
  }
}

/** Rows that need the jury for themselves: in them nobody else is of it. */
export const alone = ['appointFreeJuror', 'appointJuror', 'appointJurorForRequest'];
