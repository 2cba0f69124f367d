import ical, { escape, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Day } from '@tarokk/competition';

/** An event that lasts a day, for calendars that follow the office. */
export interface CalendarEvent {
  /** The id of the event, which never changes: so calendars update the event that they have instead of showing it twice. */
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly place: string | null;
  readonly note: string | null;
  /** How often it was changed. */
  readonly revision: number;
  /** The day on which it was entered. It is the event's stamp, so that the feed stays the same as long as nothing in it changes. */
  readonly enteredOn: Day;
}

/** A calendar as RFC 5545 writes it, its events in the given order. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    // The library escapes the texts of events, but not this one.
    name: escape(printable(name), false),
    prodId: '//Royal Tarokk//Competition office//EN',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { id, day, title, place, note, revision, enteredOn } of events) {
    calendar.createEvent({
      id: `${id}@royal-tarokk-office`,
      stamp: startOf(enteredOn),
      sequence: revision,
      start: startOf(day),
      end: new Date(startOf(day).getTime() + 86_400_000), // the first day that is no more of it
      allDay: true,
      summary: printable(title),
      location: place === null ? null : printable(place),
      description: note === null ? null : printable(note),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

function startOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Control characters have no place in a text (RFC 5545, 3.3.11), save ends of lines, which are escaped. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\r\n]/gu, '');
}
