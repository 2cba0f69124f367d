/** A day as `YYYY-MM-DD` (D9): days compare as texts do. Which day it is in Budapest is for the caller to know. */
export type Day = string;

const DAY_IN_MILLISECONDS = 86_400_000;

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** How many days `later` lies behind `earlier`; negative when it lies before. */
export function daysBetween(earlier: Day, later: Day): number {
  return Math.round((numberOf(later) - numberOf(earlier)) / DAY_IN_MILLISECONDS);
}

/** The last day of a month. @param later how many months after that of the day */
export function endOfMonth(day: Day, later = 0): Day {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month + later, 0)).toISOString().slice(0, 10);
}

function numberOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
