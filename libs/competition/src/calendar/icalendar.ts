import { type Day } from './day.js';

/** Something that lasts a day, for calendars that follow the office. */
export interface CalendarEvent {
  /** The same for the same event for ever: calendars change what they know instead of showing it twice. */
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly place: string | null;
  readonly note: string | null;
  /** How often it was changed. */
  readonly revision: number;
  /** The day on which it was entered; the feed is the same as long as nothing in it has changed. */
  readonly enteredOn: Day;
}

/** Lines have at most so many bytes, without their ends (RFC 5545, 3.1). */
const MOST_BYTES = 75;

/** A calendar as RFC 5545 writes it, its events in the given order. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Royal Tarokk//Competition office//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ id, day, title, place, note, revision, enteredOn }: CalendarEvent): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@royal-tarokk-office`,
    `DTSTAMP:${digits(enteredOn)}T000000Z`,
    `SEQUENCE:${revision}`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `DTEND;VALUE=DATE:${digits(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    ...(note === null ? [] : [`DESCRIPTION:${escaped(note)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function digits(day: Day): string {
  return day.replaceAll('-', '');
}

/** The end of an event is the first day that is no more of it. */
function dayAfter(day: Day): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** RFC 5545, 3.3.11. Control characters have no place in a text. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Longer lines go on in the next one, behind a space; no character is cut. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let result = '';
  let length = 0;
  for (const character of line) {
    const more = bytes.encode(character).length;
    if (length + more > MOST_BYTES) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += more;
  }
  return result;
}
