import { Injectable, Logger } from '@nestjs/common';
import { readMigrations } from '../database/migrations.js';
import { HealthRepository } from './health.repository.js';

export interface Readiness {
  readonly status: 'ready' | 'unready' | 'closing';
  readonly database: 'reachable' | 'unreachable';
  readonly migrations: 'applied' | 'pending' | 'unknown';
}

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);
  private readonly expected = readMigrations();
  private closing = false;

  constructor(private readonly repository: HealthRepository) {}

  /** From now on it asks for no more requests; those that come are still answered. */
  close(): void {
    this.closing = true;
  }

  get isClosing(): boolean {
    return this.closing;
  }

  async readiness(): Promise<Readiness> {
    if (this.closing) return { status: 'closing', database: 'reachable', migrations: 'applied' };
    try {
      const applied = new Set(await this.repository.appliedMigrations());
      const complete = (await this.expected).every(({ name }) => applied.has(name));
      return complete
        ? { status: 'ready', database: 'reachable', migrations: 'applied' }
        : { status: 'unready', database: 'reachable', migrations: 'pending' };
    } catch (error) {
      this.logger.error(error);
      return { status: 'unready', database: 'unreachable', migrations: 'unknown' };
    }
  }
}
