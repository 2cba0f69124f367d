/**
 * Whether two pieces of plain data (JSON) say the same, whatever the order of their keys. A key without a value is the same
 * as one that is not there.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSameData(a[key], b[key]));
}

/** Something that is kept otherwise than it follows from the records; null where one side does not have it. */
export interface RecountDifference<T> {
  readonly id: string;
  readonly kept: T | null;
  readonly recounted: T | null;
}

/** The first in the order of the keys; null when all is the same. */
export function firstDifference<T>(
  kept: ReadonlyMap<string, T>,
  recounted: ReadonlyMap<string, T>,
): RecountDifference<T> | null {
  const id = [...new Set([...kept.keys(), ...recounted.keys()])]
    .sort()
    .find((key) => !isSameData(kept.get(key), recounted.get(key)));
  return id === undefined ? null : { id, kept: kept.get(id) ?? null, recounted: recounted.get(id) ?? null };
}

/** Rows by their keys, of which no two are the same. */
export function byKey<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}
