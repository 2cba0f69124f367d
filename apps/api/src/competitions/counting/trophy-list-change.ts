import type { TrophyEntry } from '@tarokk/competition';

/** What the trophy list takes in and gives up. */
export interface TrophyListChange {
  /** New ones, and those that are kept otherwise than before. */
  readonly entered: readonly TrophyEntry[];
  readonly removed: readonly TrophyEntry[];
  /** All whose kinds and announcers are concerned: those above, and the replaced ones as they were. */
  readonly touched: readonly TrophyEntry[];
}

export function trophyListChange(before: readonly TrophyEntry[], after: readonly TrophyEntry[]): TrophyListChange {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  const entered = after.filter((entry) => !isSame(old.get(entry.id), entry));
  const removed = before.filter(({ id }) => !kept.has(id));
  const replaced = entered.flatMap(({ id }) => old.get(id) ?? []);
  return { entered, removed, touched: [...entered, ...removed, ...replaced] };
}

/** Entries are plain data that one function makes, so their keys have one order. */
function isSame(a: TrophyEntry | undefined, b: TrophyEntry): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
