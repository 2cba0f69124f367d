import type { Column } from './column.js';

/** Figures from the highest, words from A; equal rows stay in the order they came in, and what is missing comes last. */
export function sorted<Row>(rows: readonly Row[], { value }: Column<Row>, descending: boolean): readonly Row[] {
  if (value === undefined) return rows;
  return rows.toSorted((first, second) => {
    const [a, b] = [value(first), value(second)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b) : Number(a) - Number(b);
    return descending ? -order : order;
  });
}
