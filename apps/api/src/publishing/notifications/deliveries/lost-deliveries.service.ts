import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Hourly } from '../../../platform/jobs/hourly.service.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { DeliveriesRepository } from './deliveries.repository.js';

/** Deliveries that are looked after at a time. */
const MOST = 500;

/**
 * Deliveries that wait although no job will make them: the process died over the last attempt, or the queue was closed for
 * longer than it keeps jobs. The log says that they failed, so that they can be made again by hand.
 */
@Injectable()
export class LostDeliveries implements OnModuleInit {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly jobs: Jobs,
    private readonly hourly: Hourly,
  ) {}

  onModuleInit(): void {
    this.hourly.add('lost deliveries', () => this.look());
  }

  private async look(): Promise<void> {
    for (const { id, channel } of await this.deliveries.quiet(MOST)) {
      const isQueued = await this.jobs.isQueued(channel === 'mail' ? 'letter' : 'webhook', id);
      if (!isQueued) await this.deliveries.giveUp(id);
    }
  }
}
