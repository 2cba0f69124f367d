import { lettersOf } from '../wording/alphabetical.js';

/**
 * Of these names the one that was perhaps meant: the same words in another order or without their accents, or with few letters
 * otherwise. Null where none is that near.
 */
export function alikeName(name: string, among: readonly string[]): string | null {
  const wanted = sortedLetters(name);
  const most = Math.min(3, Math.ceil(wanted.length / 5));
  let nearest: { readonly name: string; readonly far: number } | null = null;
  for (const each of among) {
    const far = lettersApart(wanted, sortedLetters(each));
    if (far <= most && (nearest === null || far < nearest.far)) nearest = { name: each, far };
  }
  return nearest?.name ?? null;
}

/** Family name first or last is the same. */
function sortedLetters(name: string): string {
  return lettersOf(name).split(/\s+/u).toSorted().join(' ');
}

/** How many letters have to be put in, left out or changed. */
export function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
