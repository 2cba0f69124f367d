import { type Day } from '../calendar/day.js';
import { compare } from '../wording/alphabetical.js';
import { type TrophyEntry } from './entry.js';

const NO_DATE = '0000-00-00';
/** Characters of a date, and those before the id. */
const DATE = NO_DATE.length;
const BEFORE_ID = '2026-03-14 0002.0005.1 '.length;

type Placed = Pick<TrophyEntry, 'id' | 'place'>;

/**
 * Date, then the number of the match that day, game, A before B, then id; old entries first on their date, those without a
 * date before all (D48). Total: no two entries have one id.
 */
export function inListOrder(a: Placed, b: Placed): number {
  return (
    compare(a.place.date ?? '', b.place.date ?? '') ||
    compare(a.place.match === null ? 0 : 1, b.place.match === null ? 0 : 1) ||
    compare(a.place.match?.order ?? 0, b.place.match?.order ?? 0) ||
    compare(a.place.match?.game ?? 0, b.place.match?.game ?? 0) ||
    compare(a.place.match?.party ?? 0, b.place.match?.party ?? 0) ||
    compare(a.id, b.id)
  );
}

/**
 * The same order as a text (D48): keys compared byte by byte, in PostgreSQL under `COLLATE "C"`, stand as their entries do.
 * `2026-03-14 0002.0005.1 …` is B in game 5 of the second match of that day; zeros stand for what an old entry has not.
 * Match and game are numbers from 1 to 9999, ids are ASCII.
 */
export function listKey({ id, place: { date, match } }: Placed): string {
  const { order, game, party } = match ?? { order: 0, game: 0, party: 0 };
  return `${date ?? NO_DATE} ${fourDigits(order)}.${fourDigits(game)}.${party} ${id}`;
}

/** Whether a key is that of an old entry without a date; such keys come before all others. */
export function isUndated(key: string): boolean {
  return key.startsWith(NO_DATE);
}

/** The date and the id that stand in such a key. */
export function placedBy(key: string): { readonly id: string; readonly place: { readonly date: Day | null } } {
  const [date, id] = [key.slice(0, DATE), key.slice(BEFORE_ID)];
  return { id, place: { date: date === NO_DATE ? null : date } };
}

function fourDigits(number: number): string {
  return String(number).padStart(4, '0');
}
