import { Injectable } from '@nestjs/common';
import { OfficeRepository } from './office.repository.js';

/** The day that it is at the office (D9). */
@Injectable()
export class Clock {
  private zone: Promise<string> | null = null;

  constructor(private readonly offices: OfficeRepository) {}

  /** Today as `YYYY-MM-DD` in the office's time zone. */
  async today(): Promise<string> {
    return dayIn(await this.timeZone(), new Date());
  }

  /** Asked for once in the life of the process: an office does not move. */
  private timeZone(): Promise<string> {
    this.zone ??= this.offices.get().then(({ timeZone }) => timeZone);
    this.zone.catch(() => (this.zone = null));
    return this.zone;
  }
}

/** The day of an instant in a time zone of the IANA database. */
export function dayIn(timeZone: string, instant: Date): string {
  // Swedes write dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}
