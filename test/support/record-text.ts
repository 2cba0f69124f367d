const WIDTH = 120;

/** JSON for people: what fits into a line stands in one, as hands, tricks and turns do. */
export function recordText(value: unknown): string {
  return `${lines(value, '', 0)}\n`;
}

function lines(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const flat = flatText(value);
  if (indent.length + before + flat.length < WIDTH) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + lines(item, inner, 0));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(([key, item]) => {
    const start = `${JSON.stringify(key)}: `;
    return inner + start + lines(item, inner, start.length);
  });
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function flatText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${flatText(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
