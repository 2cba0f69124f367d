import { sentence, text, type Sentence } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type ListEntry } from './list.js';
import { type Numbers } from './numbering.js';
import { dayIn, isUndated } from './order.js';
import { entryNumbered, firstOf, sizeOf, type NumberedList } from './whole-list.js';

/** Each trophy whose number in the whole list is a multiple of it earns a cup (13, D54). */
export const HUNDREDTH = 100;

/** A hundredth of the whole list (D54). */
export interface Hundredth {
  /** 100, 200, 300 … */
  readonly number: number;
  /** The entry in which it stands. */
  readonly entry: ListEntry;
  /** Null for one without a date, of which nobody knows which trophy it is. */
  readonly date: Day | null;
  /** Whose it is; null where it is nobody's. */
  readonly player: string | null;
}

/** The hundredths of a whole list, the first first. */
export function hundredthsIn(list: NumberedList): readonly Hundredth[] {
  return Array.from({ length: Math.floor(sizeOf(list) / HUNDREDTH) }, (_, place) => {
    const number = (place + 1) * HUNDREDTH;
    const entry = entryNumbered(list, number)!;
    const date = dayIn(entry.key);
    return { number, entry, date, player: date === null ? null : entry.announcer };
  });
}

/** The hundredths among the numbers of an entry. */
export function hundredthsWithin({ first, last }: Numbers): readonly number[] {
  const next = Math.ceil(first / HUNDREDTH);
  const length = Math.max(0, Math.floor(last / HUNDREDTH) - next + 1);
  return Array.from({ length }, (_, place) => (next + place) * HUNDREDTH);
}

/** The hundredth that comes next, and how many trophies are left to it: at least 1. */
export function nextHundredth(list: NumberedList): { readonly number: number; readonly left: number } {
  const size = sizeOf(list);
  const number = (Math.floor(size / HUNDREDTH) + 1) * HUNDREDTH;
  return { number, left: number - size };
}

/** How many trophies have no date; they are the first of the list (D48). */
export function undatedIn({ entries, lasts }: NumberedList): number {
  return lasts[firstOf(entries.length, (at) => !isUndated(entries[at]!.key)) - 1] ?? 0;
}

const nobodys = text(
  'The first {undated} trophies of the list have no date. Nobody knows which of them has this number, so it is nobody’s.',
  'Die ersten {undated} Trophäen der Liste haben kein Datum. Niemand weiß, welche von ihnen diese Nummer hat; sie gehört also niemandem.',
  'A lista első {undated} trófeájának nincs dátuma. Nem tudni, melyiküké ez a szám, ezért senkié.',
);

/** Why a hundredth without a date is nobody's (D54). @param undated how many trophies have none */
export function sayNobodys(undated: number): Sentence {
  return sentence(nobodys, { undated });
}
