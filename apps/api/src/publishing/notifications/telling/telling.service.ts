import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { Mail } from '../../../platform/mail/mail.service.js';
import { Clock } from '../../../platform/office/clock.js';
import { record } from '../../../platform/events/outbox.js';
import { type QueuedDelivery, TellingRepository } from './telling.repository.js';
import type { NotificationToWrite } from './told.js';

/** Tells people what concerns them, by all ways that they want. */
@Injectable()
export class Telling {
  constructor(
    private readonly repository: TellingRepository,
    private readonly clock: Clock,
    private readonly mail: Mail,
    private readonly jobs: Jobs,
  ) {}

  /** All of it, and the jobs that bring it to them, is there when the transaction is kept. */
  async tell(transaction: Transaction, told: readonly NotificationToWrite[]): Promise<void> {
    // A milestone that was lost and reached again at once is told once.
    const once = [...new Map(told.map((each) => [each.key, each])).values()];
    if (once.length === 0) return;
    const today = await this.clock.today();
    const { deliveries, persons } = await this.repository.tell(transaction, once, today, this.mail.isConfigured);
    await this.bring(transaction, deliveries);
    await record(transaction, ...persons.map((id) => ({ type: 'notified', id }) as const));
  }

  /** Puts deliveries into the queue. */
  async bring(transaction: Transaction, made: readonly QueuedDelivery[]): Promise<void> {
    const idsOf = (wanted: QueuedDelivery['channel']): string[] =>
      made.flatMap(({ id, channel }) => (channel === wanted ? [id] : []));
    await this.jobs.add(transaction, 'letter', idsOf('mail'));
    await this.jobs.add(transaction, 'webhook', idsOf('webhook'));
  }

  /** After the transaction: what was put into the queue need not wait for the next look. */
  hurry(): void {
    this.jobs.wake('letter');
    this.jobs.wake('webhook');
  }
}
