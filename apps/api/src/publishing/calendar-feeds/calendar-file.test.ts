import { describe, expect, it } from '@jest/globals';
import { writeCalendar, type CalendarEvent } from './calendar-file.js';

const event: CalendarEvent = {
  id: 'meeting-2026',
  day: '2026-12-31',
  title: 'Annual meeting',
  place: null,
  note: null,
  revision: 0,
  enteredOn: '2026-01-01',
};

const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar feed', () => {
  it('has a day that ends where the next begins, also at the end of a year', () => {
    const lines = unfolded(writeCalendar('Office', [event]));
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101', 'DTSTAMP:20260101T000000Z']),
    );
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('escapes what has a meaning of its own, and lets nobody write lines', () => {
    const title = 'a;b,c\\d\nEND:VEVENT\u0007';
    expect(unfolded(writeCalendar('Office', [{ ...event, title }]))).toContain('SUMMARY:a\\;b\\,c\\\\d\\nEND:VEVENT');
    expect(unfolded(writeCalendar(title, []))).toContain('X-WR-CALNAME:a\\;b\\,c\\\\d\\nEND:VEVENT');
  });

  it('has no line of more than 75 bytes, cuts no character, and is whole when unfolded', () => {
    const title = 'Óbudai Baglyok – Tizenkilences Villamos 🂡 '.repeat(8).trim();
    const text = writeCalendar('Office', [{ ...event, title }]);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${title}`);
  });
});
