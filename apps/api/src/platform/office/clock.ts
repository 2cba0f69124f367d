import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { OfficeRepository } from './office.repository.js';

/** The day that it is at the office (D9). */
@Injectable()
export class Clock implements OnApplicationBootstrap {
  private zone: Promise<string> | null = null;
  /** What day it is in this minute: no zone has a midnight within one. */
  private latest: { readonly minute: number; readonly day: string } = { minute: -1, day: '' };

  constructor(private readonly offices: OfficeRepository) {}

  /** Read before the first writes: each of them would hold a connection and wait for another one to read the time zone. */
  async onApplicationBootstrap(): Promise<void> {
    await this.timeZone();
  }

  /** Today as `YYYY-MM-DD` in the office's time zone. */
  async today(): Promise<string> {
    const zone = await this.timeZone();
    const now = new Date();
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== this.latest.minute) this.latest = { minute, day: dayIn(zone, now) };
    return this.latest.day;
  }

  /** The hour that it is there now, 0 to 23. */
  async hour(): Promise<number> {
    const timeZone = await this.timeZone();
    return Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(new Date()));
  }

  /** Read once in the life of the process: the time zone of an office does not change. */
  private timeZone(): Promise<string> {
    this.zone ??= this.offices.get().then(({ timeZone }) => timeZone);
    this.zone.catch(() => (this.zone = null));
    return this.zone;
  }
}

/** Made once for each zone: making one takes a hundred times as long as using it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant in a time zone of the IANA database. */
export function dayIn(timeZone: string, instant: Date): string {
  // The Swedish locale writes dates as ISO 8601 does.
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  calendars.set(timeZone, calendar);
  return calendar.format(instant);
}
