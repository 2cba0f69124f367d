import { Injectable, Logger } from '@nestjs/common';
import { readMigrations } from '../database/migrations.js';
import { HealthRepository } from './health.repository.js';

export interface Readiness {
  readonly status: 'ready' | 'unready';
  readonly database: 'reachable' | 'unreachable';
  readonly migrations: 'applied' | 'pending' | 'unknown';
}

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);
  private readonly expected = readMigrations();

  constructor(private readonly repository: HealthRepository) {}

  async readiness(): Promise<Readiness> {
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
