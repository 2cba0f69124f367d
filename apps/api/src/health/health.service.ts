import { Injectable, Logger } from '@nestjs/common';
import { readMigrations } from '../database/migrations.js';
import { Room } from '../room/room.js';
import { HealthRepository } from './health.repository.js';

export interface Readiness {
  readonly status: 'ready' | 'unready' | 'closing';
  readonly database: 'reachable' | 'unreachable';
  readonly migrations: 'applied' | 'pending' | 'unknown';
  /** On the disk of the database, as far as it can be seen from here. */
  readonly room: 'enough' | 'none';
}

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);
  private readonly expected = readMigrations();
  private closing = false;

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

  async readiness(): Promise<Readiness> {
    const room = this.room.isShort ? 'none' : 'enough';
    if (this.closing) return { status: 'closing', database: 'reachable', migrations: 'applied', room };
    try {
      const applied = new Set(await this.repository.appliedMigrations());
      const complete = (await this.expected).every(({ name }) => applied.has(name));
      const status = complete && room === 'enough' ? 'ready' : 'unready';
      return { status, database: 'reachable', migrations: complete ? 'applied' : 'pending', room };
    } catch (error) {
      this.logger.error(error);
      return { status: 'unready', database: 'unreachable', migrations: 'unknown', room };
    }
  }
}
