import type pg from 'pg';
import type { Office } from '../office.js';
import { openSeason } from './preparations.js';
import { newScene, type Scene } from './scene.js';

/** Makes scenes in seasons of three kinds. */
export class Stage {
  private readonly thisYear = new Date().getUTCFullYear();
  private toCome = this.thisYear + 4;

  constructor(
    private readonly office: Office,
    private readonly database: pg.Pool,
  ) {}

  async scene(season: 'past' | 'present' | 'future'): Promise<Scene> {
    const year = { past: () => this.thisYear - 1, present: () => this.thisYear, future: () => (this.toCome += 2) }[
      season
    ]();
    await openSeason(this.database, year);
    return newScene(this.office, this.database, year);
  }
}

/** Rows that need the jury for themselves: in them nobody else is of it. */
export const alone = ['appointJuror', 'appointJurorForRequest'];
