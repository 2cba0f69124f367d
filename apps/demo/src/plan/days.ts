import type { Day } from '@tarokk/competition';

const DAY_IN_MILLISECONDS = 86_400_000;

/** The day so many days later; earlier for a negative number. */
export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_IN_MILLISECONDS).toISOString().slice(0, 10);
}

/** All days from the first to the last, both included; the first alone if it is the later. */
export function daysFrom(first: Day, last: Day): readonly Day[] {
  const days = [first];
  while (days.at(-1)! < last) days.push(daysAfter(days.at(-1)!, 1));
  return days;
}
