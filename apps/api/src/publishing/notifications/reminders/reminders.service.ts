import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Configuration, CONFIGURATION } from '../../../platform/configuration/configuration.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Hourly } from '../../../platform/jobs/hourly.service.js';
import { Clock } from '../../../platform/office/clock.js';
import { type EventName, eventNames, eventOf } from '../events.js';
import type { NotificationToWrite } from '../telling/telling.repository.js';
import { recipientsOf, Telling } from '../telling/telling.service.js';
import type { DateAhead } from './reminders.repository.js';
import { WhatIsDue } from './what-is-due.service.js';

/** Looks each hour for what the day brings. What was told is on record, so the office may be stopped at any time. */
@Injectable()
export class Reminders implements OnModuleInit {
  /** Nobody wants to be woken: before this hour of the office's day nothing is said. */
  private readonly firstHour: number;

  constructor(
    private readonly near: WhatIsDue,
    private readonly transactions: Transactions,
    private readonly telling: Telling,
    private readonly clock: Clock,
    private readonly hourly: Hourly,
    @Inject(CONFIGURATION) { delivery }: Configuration,
  ) {
    this.firstHour = delivery.reminderHour;
  }

  onModuleInit(): void {
    this.hourly.add('reminders', () => this.remind());
  }

  private async remind(): Promise<void> {
    if ((await this.clock.hour()) < this.firstHour) return;
    const today = await this.clock.today();
    for (const event of eventNames) {
      const told = await this.dueOf(event, today);
      await this.transactions.run((transaction) => this.telling.tell(transaction, told));
    }
    this.telling.hurry();
  }

  private async dueOf(event: EventName, today: string): Promise<readonly NotificationToWrite[]> {
    const { because } = eventOf(event);
    if (!('day' in because)) return [];
    if (because.day === 'with work for the jury') return this.workOf(event, today);
    if (because.day === 'of a medal') return this.medals(event, today);
    const due = await this.near.due(because.day, today, because.daysBefore);
    return due.map((each) => toldOf(event, each));
  }

  private async medals(event: EventName, today: string): Promise<readonly NotificationToWrite[]> {
    const medals = await this.near.medals(today);
    return medals.map(({ pairId, season, place }) => {
      const to = recipientsOf(event, { sides: [pairId] });
      return {
        event,
        key: `${event} ${pairId} ${place}`,
        subjectId: pairId,
        values: { season, place },
        to,
        except: null,
        at: null,
      };
    });
  }

  private async workOf(event: EventName, today: string): Promise<readonly NotificationToWrite[]> {
    const desk = await this.near.desk();
    if (Object.values(desk).every((count) => count === 0)) return [];
    const to = recipientsOf(event, { sides: [] });
    return [{ event, key: `${event} ${today}`, subjectId: null, values: { ...desk }, to, except: null, at: null }];
  }
}

/** One reminder for each object and day, so a match that is postponed is announced again. */
function toldOf(event: EventName, { id, day, season, ...concerned }: DateAhead): NotificationToWrite {
  const to = recipientsOf(event, concerned);
  const values = season === undefined ? { day } : { day, season };
  return { event, key: `${event} ${id} ${day}`, subjectId: id, values, to, except: null, at: null };
}
