import type { TrophyEntry } from '@tarokk/competition';

/** The entries that are written to the trophy list, and those that are removed from it. */
export interface TrophyListChange {
  /** New entries, and entries that differ from what they were before. */
  readonly entered: readonly TrophyEntry[];
  readonly removed: readonly TrophyEntry[];
}

export function trophyListChange(before: readonly TrophyEntry[], after: readonly TrophyEntry[]): TrophyListChange {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  return {
    entered: after.filter((entry) => !isSame(old.get(entry.id), entry)),
    removed: before.filter(({ id }) => !kept.has(id)),
  };
}

/** Entries are plain data that one function makes, so their keys have one order. */
function isSame(a: TrophyEntry | undefined, b: TrophyEntry): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
