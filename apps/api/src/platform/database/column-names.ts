const snakeCased = new Map<string, string>();
const camelCased = new Map<string, string>();

/** A name of the schema as the database has it: `sideA` is `side_a`. */
export function snakeCase(name: string): string {
  let known = snakeCased.get(name);
  if (known === undefined) {
    known = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    snakeCased.set(name, known);
  }
  return known;
}

/** A name of the database as the schema has it: `side_a` is `sideA`. */
export function camelCase(name: string): string {
  let known = camelCased.get(name);
  if (known === undefined) {
    known = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    camelCased.set(name, known);
  }
  return known;
}

/** A row with the names of the schema. */
export function camelNamed(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value]));
}

/** Rows of one statement with the names of the schema. */
export function allCamelNamed(rows: readonly Record<string, unknown>[]): readonly Record<string, unknown>[] {
  const [first] = rows;
  if (first === undefined) return rows;
  const names = Object.keys(first).map((name) => [name, camelCase(name)] as const);
  if (names.every(([name, camel]) => name === camel)) return rows;
  return rows.map((row) => {
    const renamed: Record<string, unknown> = {};
    for (const [name, camel] of names) renamed[camel] = row[name];
    return renamed;
  });
}
