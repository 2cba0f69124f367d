import { useFormatter } from 'use-intl';
import type { NameBelow } from './axis.js';

/** Every third month of a year, where it begins: more names have no room on a phone. */
export function useMonthNames(): readonly NameBelow[] {
  const format = useFormatter();
  return [0, 3, 6, 9].map((month) => ({
    name: format.dateTime(new Date(Date.UTC(2026, month)), { month: 'short', timeZone: 'UTC' }),
    at: month / 12,
  }));
}
