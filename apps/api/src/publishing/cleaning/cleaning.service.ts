import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoginsRepository } from '../../identity/accounts/logins/logins.repository.js';
import { ThrottleRepository } from '../../identity/accounts/throttling/throttle.repository.js';
import { Hourly } from '../../platform/jobs/hourly.service.js';
import { DeliveriesRepository } from '../notifications/deliveries/deliveries.repository.js';
import { NotificationsRepository } from '../notifications/notifications.repository.js';
import { WritesRepository } from '../../platform/writes/writes.repository.js';

/** Deletes in steps, so that nobody waits for it. */
async function untilNothingIsLeft(step: () => Promise<boolean>): Promise<void> {
  while (await step());
}

/** What is kept for a time only goes when the time is over. */
@Injectable()
export class Cleaning implements OnModuleInit {
  constructor(
    private readonly writes: WritesRepository,
    private readonly throttle: ThrottleRepository,
    private readonly logins: LoginsRepository,
    private readonly notifications: NotificationsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly hourly: Hourly,
  ) {}

  onModuleInit(): void {
    const { writes, throttle, logins, notifications, deliveries } = this;
    for (const [what, keeper] of Object.entries({ writes, throttle, logins, notifications, deliveries })) {
      this.hourly.add(`cleaning: ${what}`, () => untilNothingIsLeft(() => keeper.forgetOld()));
    }
  }
}
