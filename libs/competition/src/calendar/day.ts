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

function numberOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
