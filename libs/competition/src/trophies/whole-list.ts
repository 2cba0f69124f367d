import { compare } from '../wording/alphabetical.js';
import { reachesMilestone, type ListEntry } from './list.js';
import { noOpening, ordinalsFrom, type Numbers, type NumbersInList, type Ordinals } from './numbering.js';

/** The whole list with what follows from it (D49, D54). */
export interface NumberedList {
  /** In the order of D48. */
  readonly entries: readonly ListEntry[];
  /** Of each entry, in the same order. */
  readonly ordinals: readonly Ordinals[];
  /** Of each entry, in the same order, the number that the last of its trophies has in the whole list (D54). */
  readonly lasts: readonly number[];
  /** The entries by which somebody reached a milestone, in the order of the list. */
  readonly milestones: readonly (ListEntry & Ordinals)[];
}

/** @param entries all of them, in the order of D48 */
export function numberedList(entries: readonly ListEntry[]): NumberedList {
  const ordinals = ordinalsFrom(noOpening, entries);
  const milestones: (ListEntry & Ordinals)[] = [];
  const lasts: number[] = [];
  for (const [index, numbers] of ordinals.entries()) {
    const entry = entries[index]!;
    lasts.push((lasts[index - 1] ?? 0) + entry.count);
    if (reachesMilestone(numbers)) milestones.push({ ...entry, ...numbers });
  }
  return { entries, ordinals, lasts, milestones };
}

/** Which of its kind and of its announcer's an entry is; null where it is not in the list. */
export function numbersIn(list: NumberedList, key: string): Ordinals | null {
  const index = indexIn(list, key);
  return index === null ? null : list.ordinals[index]!;
}

/** All numbers of an entry, those in the whole list too (D54); null where it is not in the list. */
export function allNumbersIn(list: NumberedList, key: string): NumbersInList | null {
  const index = indexIn(list, key);
  return index === null ? null : { ...list.ordinals[index]!, ofAll: listNumbersAt(list, index) };
}

/** How many trophies the list has. */
export function sizeOf({ lasts }: Pick<NumberedList, 'lasts'>): number {
  return lasts.at(-1) ?? 0;
}

/** The entry in which the trophy of a number stands (D54); null where the list does not go so far. @param number from 1 */
export function entryNumbered(list: NumberedList, number: number): ListEntry | null {
  return number < 1 ? null : (list.entries[indexOfNumber(list, number)] ?? null);
}

/**
 * The keys of the first and the last entry that have trophies of these numbers (D54); null where there are none.
 * @param span from 1 on, both included; a bound that is left out is the list's own
 */
export function keysBetween(
  list: NumberedList,
  { first, last }: { readonly first?: number | null; readonly last?: number | null },
): { readonly first: string; readonly last: string } | null {
  const [from, to] = [Math.max(1, first ?? 1), Math.min(sizeOf(list), last ?? Infinity)];
  if (from > to) return null;
  return { first: entryNumbered(list, from)!.key, last: entryNumbered(list, to)!.key };
}

export function listNumbersAt({ entries, lasts }: NumberedList, index: number): Numbers {
  const last = lasts[index]!;
  return { first: last - entries[index]!.count + 1, last };
}

function indexIn({ entries }: NumberedList, key: string): number | null {
  const index = firstOf(entries.length, (at) => compare(entries[at]!.key, key) >= 0);
  return entries[index]?.key === key ? index : null;
}

function indexOfNumber({ lasts }: NumberedList, number: number): number {
  return firstOf(lasts.length, (at) => lasts[at]! >= number);
}

/** The first place of which something holds, found by halves: it holds of all behind it. `length` where it holds of none. */
export function firstOf(length: number, holds: (index: number) => boolean): number {
  let [from, to] = [0, length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
