export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Path = readonly (string | number)[];

/** The paths to all values of a JSON value, its own not among them. */
export function nodesOf(value: Json, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, item]) => [[...path, key], ...nodesOf(item, [...path, key])]);
}

/** The value with another at a path; `undefined` leaves it out. */
export function replacedAt(value: Json, [key, ...rest]: Path, by: Json | undefined): Json {
  if (key === undefined) return by ?? null;
  const list = Array.isArray(value);
  const copy: Record<string, Json> | Json[] = list ? [...(value as Json[])] : { ...(value as Record<string, Json>) };
  const holder = copy as Record<string | number, Json>;
  if (rest.length > 0) holder[key] = replacedAt(holder[key]!, rest, by);
  else if (by !== undefined) holder[key] = by;
  else if (list) (copy as Json[]).splice(Number(key), 1);
  else return Object.fromEntries(Object.entries(value as object).filter(([other]) => other !== key));
  return copy;
}

/** `games[3].tricks[2][1]` and `["a key"].b` as keys. */
export function keysOf(path: string): Path | null {
  const keys: (string | number)[] = [];
  let rest = path;
  while (rest !== '') {
    const found = /^(?:\.?([\w-]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\])/.exec(rest);
    if (!found) return null;
    const [all, word, index, quoted] = found;
    keys.push(word ?? (index === undefined ? (JSON.parse(quoted!) as string) : Number(index)));
    rest = rest.slice(all.length);
  }
  return keys;
}

/** Whether a path leads to a value, or to what is missing in one; a long key stands shortened. */
export function resolves(value: unknown, path: string): boolean {
  const keys = keysOf(path);
  if (!keys) return false;
  let here: unknown = value;
  for (const [place, key] of keys.entries()) {
    if (typeof here !== 'object' || here === null) return false;
    const holder = here as Record<string | number, unknown>;
    const known = Object.hasOwn(holder, key)
      ? String(key)
      : Object.keys(holder).find((own) => typeof key === 'string' && key.length === 60 && own.startsWith(key));
    if (known === undefined) return place === keys.length - 1;
    here = holder[known];
  }
  return true;
}
