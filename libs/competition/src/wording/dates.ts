import { text, type Text } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day as people write it: `14 March 2026`, `14.03.2026`, `2026. 03. 14.` */
export function dayText(day: Day): Text {
  const [year, month, date] = day.split('-') as [string, string, string];
  return text(
    `${Number(date)} ${englishMonths[Number(month) - 1]!} ${Number(year)}`,
    `${date}.${month}.${Number(year)}`,
    `${Number(year)}. ${month}. ${date}.`,
  );
}
