import { yearOf } from '../calendar/day.js';
import { type SheetOutline, type SideId } from '../sheet/sheet.js';

/**
 * The season of a sheet: the year of its day (D9). A match of the cup is of the season of its pairs, since a postponed tie is
 * played in the year after the draw (D51).
 * @param seasonOfSide undefined for a side that is not known
 */
export function seasonOfSheet(
  { date, sides: [a, b], competitions }: Pick<SheetOutline, 'date' | 'sides' | 'competitions'>,
  seasonOfSide: (id: SideId) => number | undefined,
): number {
  const year = yearOf(date);
  const isOfYearBefore = competitions.includes('cup') && [a, b].every((id) => seasonOfSide(id) === year - 1);
  return isOfYearBefore ? year - 1 : year;
}
