import type { SheetGame, SheetLine } from './queries.js';

/** What brought or cost a party so much that a game is remembered by it: as much as the smallest of what costs an effort. */
const LEAST = 20;

type Highlight =
  | { readonly kind: 'announced'; readonly party: string; readonly points: number; readonly line: SheetLine }
  | { readonly kind: 'silent'; readonly party: string; readonly points: number; readonly bonus: string };

/** The line of a game that weighs most; null where none weighs much. */
export function highlightOf({ announcements, silent }: SheetGame): Highlight | null {
  const all: readonly Highlight[] = [
    ...announcements.map((line) => ({ kind: 'announced', party: line.party, points: line.points, line }) as const),
    ...silent.map(({ party, points, bonus }) => ({ kind: 'silent', party, points, bonus }) as const),
  ];
  const [most] = all.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  return most === undefined || Math.abs(most.points) < LEAST ? null : most;
}
