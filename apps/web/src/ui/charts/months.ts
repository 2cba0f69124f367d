import { useFormatter } from 'use-intl';
import type { NameBelow } from './axis.js';

/** Every second month of a year, where it begins: more names have no room on a phone. */
export function useMonthNames(): readonly NameBelow[] {
  const format = useFormatter();
  return [0, 2, 4, 6, 8, 10].map((month) => ({
    name: format.dateTime(new Date(Date.UTC(2026, month)), { month: 'short', timeZone: 'UTC' }),
    at: month / 12,
  }));
}
