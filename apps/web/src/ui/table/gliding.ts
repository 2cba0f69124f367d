import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Milliseconds: long enough to see which row it was. */
const SWIFT = 150;

/**
 * For the body of a table: when a change has moved its rows they glide to their new places; not for who wants no movement.
 * @param keys of the rows, in their order
 * @param order in which they are asked for; rows that the reader has sorted anew do not glide
 */
export function useGliding(keys: readonly string[], order: string): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const before = useRef<{ readonly order: string; readonly places: ReadonlyMap<string, number> } | null>(null);
  const sequence = keys.join('\n');
  useLayoutEffect(() => {
    const rows = [...(body.current?.children ?? [])].flatMap((row) => {
      const key = row instanceof HTMLElement ? row.dataset['key'] : undefined;
      return row instanceof HTMLElement && key !== undefined ? [{ row, key }] : [];
    });
    const places = new Map(rows.map(({ row, key }) => [key, row.offsetTop]));
    const was = before.current;
    if (was?.order === order && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      for (const { row, key } of rows) {
        const by = (was.places.get(key) ?? row.offsetTop) - row.offsetTop;
        if (by !== 0) row.animate([{ transform: `translateY(${by}px)` }, {}], { duration: SWIFT, easing: 'ease-out' });
      }
    }
    before.current = { order, places };
  }, [sequence, order]);
  return body;
}
