import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { readMigrations } from '../database/migrations.js';
import { keptOnceLoaded } from '../loading/kept.js';
import { Room } from '../writes/room.js';
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

/** Milliseconds in which readiness is told: who asks for it waits for three seconds. */
const PATIENCE = 2500;
/** Milliseconds for which a write that was taken shows that others are. Each one makes kept answers be asked for again. */
const WRITTEN = 30_000;

type Known = Omit<Readiness, 'status'>;

/** Of a database that does not answer. */
function away(known: Known): Readiness {
  return { ...known, status: 'unready', database: 'unreachable', migrations: 'unknown', writes: 'unknown' };
}

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);
  private readonly expected = keptOnceLoaded(readMigrations);
  private closing = false;
  private pages: Readiness['pages'] = 'none';
  private loadPages: () => Promise<unknown> = () => Promise.resolve();
  private writtenAt = -Infinity;
  /** Of a database that hangs a look does not end: whoever asks meanwhile waits for the same one. */
  private looking: Promise<Readiness> | null = null;

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
    const known: Known = { database: 'reachable', migrations: 'applied', room, writes: 'taken', pages };
    if (this.closing) return { status: 'closing', ...known };
    this.looking ??= this.look(known).finally(() => (this.looking = null));
    const patience = new AbortController();
    const unanswered = pause(PATIENCE, away(known), { signal: patience.signal }).catch(() => away(known));
    try {
      return await Promise.race([this.looking, unanswered]);
    } finally {
      patience.abort();
    }
  }

  private async look(known: Known): Promise<Readiness> {
    const { room, pages } = known;
    try {
      const applied = new Set(await this.repository.appliedMigrations());
      const complete = (await this.expected()).every(({ name }) => applied.has(name));
      if (!complete) return { ...known, status: 'unready', migrations: 'pending', writes: 'unknown' };
    } catch (error) {
      this.logger.error(error);
      return away(known);
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
