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
  return compare(folded(a.name), folded(b.name)) || compare(a.name, b.name) || compare(a.id, b.id);
}

/** By UTF-16 code units, as `<` does. */
export function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function folded(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
