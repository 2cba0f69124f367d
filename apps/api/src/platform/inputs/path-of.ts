/**
 * Where something stands in what was sent, as every refusal says it: names after points, places in lists in brackets from 0
 * on, names with other letters quoted in brackets. `teams[1].members[0].name`, `csv[2]["points won"]`
 */
export function pathOf(parts: readonly (string | number)[]): string {
  return parts.reduce<string>(within, '');
}

/** The path of a part of what has this path. */
export function within(path: string, part: string | number): string {
  if (typeof part === 'number') return `${path}[${part}]`;
  if (!/^[\w-]+$/.test(part)) return `${path}[${JSON.stringify(part)}]`;
  return path === '' ? part : `${path}.${part}`;
}
