import { type Day } from '../calendar/day.js';
import { compare } from '../wording/alphabetical.js';
import { type TrophyEntry } from './entry.js';
import { idOf } from './id.js';

const NO_DATE = '0000-00-00';
/** Characters of a date, and those before the origin. */
const DATE = NO_DATE.length;
const BEFORE_ORIGIN = '2026-03-14 0002.0005.1 '.length;

type Placed = Pick<TrophyEntry, 'origin' | 'place'>;

/**
 * Date, then the number of the match that day, game, A before B, then what they are made from; old entries first on their
 * date, those without a date before all (D48). Total: no two entries have one origin.
 */
export function inListOrder(a: Placed, b: Placed): number {
  return (
    compare(a.place.date ?? '', b.place.date ?? '') ||
    compare(a.place.match === null ? 0 : 1, b.place.match === null ? 0 : 1) ||
    compare(a.place.match?.order ?? 0, b.place.match?.order ?? 0) ||
    compare(a.place.match?.game ?? 0, b.place.match?.game ?? 0) ||
    compare(a.place.match?.party ?? 0, b.place.match?.party ?? 0) ||
    compare(a.origin, b.origin)
  );
}

/**
 * The same order as a text (D48): keys compared byte by byte, in PostgreSQL under `COLLATE "C"`, stand as their entries do.
 * `2026-03-14 0002.0005.1 …` is B in game 5 of the second match of that day; zeros stand for what an old entry has not.
 * Match and game are numbers from 1 to 9999, origins are ASCII.
 */
export function listKey({ origin, place: { date, match } }: Placed): string {
  const { order, game, party } = match ?? { order: 0, game: 0, party: 0 };
  return `${date ?? NO_DATE} ${fourDigits(order)}.${fourDigits(game)}.${party} ${origin}`;
}

/** Whether a key is that of an old entry without a date; such keys come before all others. */
export function isUndated(key: string): boolean {
  return key.startsWith(NO_DATE);
}

/** From what the entry of such a key is made. */
export function originIn(key: string): string {
  return key.slice(BEFORE_ORIGIN);
}

/** The date that stands in such a key; null for an old entry without one. */
export function dayIn(key: string): Day | null {
  return isUndated(key) ? null : key.slice(0, DATE);
}

/** The id and the date of the entry of such a key. */
export function placedBy(key: string): { readonly id: string; readonly place: { readonly date: Day | null } } {
  return { id: idOf(originIn(key)), place: { date: dayIn(key) } };
}

function fourDigits(number: number): string {
  return String(number).padStart(4, '0');
}
