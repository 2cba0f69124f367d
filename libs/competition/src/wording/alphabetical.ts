/** What a list shows by name, and how two of the same name are still told apart. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * The order of names in lists (D16), the same on every machine and in every browser, which a locale's order is not: letters
 * without their accents and case first, then the name as written, then the id.
 */
export function byName(a: Named, b: Named): number {
  return compare(lettersOf(a.name), lettersOf(b.name)) || compare(a.name, b.name) || compare(a.id, b.id);
}

/** Sorts lower than whatever a name may hold. */
const BEFORE_ALL_LETTERS = '\u0001';

/**
 * A text that sorts names as `byName` does where only texts can be compared, as in a database: byte by byte.
 * @param written what tells names apart whose letters are the same: the name itself, or in lower case where case says nothing
 */
export function nameKey(name: string, written = name): string {
  return lettersOf(name) + BEFORE_ALL_LETTERS + written;
}

/** The name without accents and case: what it begins with in `nameKey`, and what a search compares. */
export function lettersOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** By UTF-16 code units, as `<` does. */
export function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
