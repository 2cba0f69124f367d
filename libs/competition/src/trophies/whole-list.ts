import { compare } from '../wording/alphabetical.js';
import { reachesMilestone, type ListEntry } from './list.js';
import { noOpening, ordinalsFrom, type Ordinals } from './numbering.js';

/** The whole list with what follows from it (D49). */
export interface NumberedList {
  /** In the order of D48. */
  readonly entries: readonly ListEntry[];
  /** Of each entry, in the same order. */
  readonly ordinals: readonly Ordinals[];
  /** The entries by which somebody reached a milestone, in the order of the list. */
  readonly milestones: readonly (ListEntry & Ordinals)[];
}

/** @param entries all of them, in the order of D48 */
export function numberedList(entries: readonly ListEntry[]): NumberedList {
  const ordinals = ordinalsFrom(noOpening, entries);
  const milestones: (ListEntry & Ordinals)[] = [];
  for (const [index, numbers] of ordinals.entries()) {
    if (reachesMilestone(numbers)) milestones.push({ ...entries[index]!, ...numbers });
  }
  return { entries, ordinals, milestones };
}

/** The numbers of an entry, which is found by halves because the keys are in order; null where it is not in the list. */
export function numbersIn({ entries, ordinals }: NumberedList, key: string): Ordinals | null {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(entries[middle]!.key, key) < 0) from = middle + 1;
    else to = middle;
  }
  return entries[from]?.key === key ? ordinals[from]! : null;
}
