import { Injectable, Logger } from '@nestjs/common';
import { readMigrations } from '../database/migrations.js';
import { keptOnceLoaded } from '../loading/kept.js';
import { Room } from '../database/room.js';
import { HealthRepository } from './health.repository.js';

export interface Readiness {
  readonly status: 'ready' | 'unready' | 'closing';
  readonly database: 'reachable' | 'unreachable';
  readonly migrations: 'applied' | 'pending' | 'unknown';
  /** On the disk of the database, as far as it can be seen from here. */
  readonly room: 'enough' | 'none';
  /** Whether the database takes writes, as of the last half minute. */
  readonly writes: 'taken' | 'refused' | 'unknown';
  /** What renders pages; `none` where there are no built pages. */
  readonly pages: 'none' | 'loading' | 'loaded' | 'failed';
}

/** Milliseconds for which a write that was taken shows that others are. Each one makes kept answers be asked for again. */
const WRITTEN = 30_000;

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);
  private readonly expected = keptOnceLoaded(readMigrations);
  private closing = false;
  private pages: Readiness['pages'] = 'none';
  private loadPages: () => Promise<unknown> = () => Promise.resolve();
  private writtenAt = -Infinity;

  constructor(
    private readonly repository: HealthRepository,
    private readonly room: Room,
  ) {}

  /** From now on it asks for no more requests; those that come are still answered. */
  close(): void {
    this.closing = true;
  }

  get isClosing(): boolean {
    return this.closing;
  }

  /** There are pages, which are rendered by what this loads. */
  lookAtPages(load: () => Promise<unknown>): void {
    this.pages = 'loading';
    this.loadPages = load;
  }

  async readiness(): Promise<Readiness> {
    const pages = this.pagesNow();
    const room = this.room.isShort ? 'none' : 'enough';
    const known = { database: 'reachable', migrations: 'applied', room, writes: 'taken', pages } as const;
    if (this.closing) return { status: 'closing', ...known };
    try {
      const applied = new Set(await this.repository.appliedMigrations());
      const complete = (await this.expected()).every(({ name }) => applied.has(name));
      if (!complete) return { ...known, status: 'unready', migrations: 'pending', writes: 'unknown' };
    } catch (error) {
      this.logger.error(error);
      return { ...known, status: 'unready', database: 'unreachable', migrations: 'unknown', writes: 'unknown' };
    }
    // A write would take the last of the room.
    if (room === 'none') return { ...known, status: 'unready', writes: 'refused' };
    const writes = await this.writesNow();
    return { ...known, status: writes === 'taken' && pages !== 'failed' ? 'ready' : 'unready', writes };
  }

  /** Loading is not waited for here: the next call tells its outcome, and a load that failed begins again. */
  private pagesNow(): Readiness['pages'] {
    if (this.pages === 'none' || this.pages === 'loaded') return this.pages;
    this.loadPages().then(
      () => (this.pages = 'loaded'),
      (error: unknown) => {
        this.pages = 'failed';
        this.logger.error(error);
      },
    );
    return this.pages;
  }

  private async writesNow(): Promise<Readiness['writes']> {
    if (performance.now() - this.writtenAt < WRITTEN) return 'taken';
    try {
      await this.repository.write();
      this.writtenAt = performance.now();
      return 'taken';
    } catch (error) {
      this.logger.error(error);
      return 'refused';
    }
  }
}
