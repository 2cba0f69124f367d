/** The languages of every text that a person reads. */
export const languages = ['en', 'de', 'hu'] as const;
export type Language = (typeof languages)[number];

/** One text in each language. */
export type Text = Readonly<Record<Language, string>>;

export function text(en: string, de: string, hu: string): Text {
  return Object.freeze({ en, de, hu });
}

/** A template taken apart: texts and what stands in braces in turn, beginning with a text. */
type Parts = readonly string[];
const taken = new Map<string, Parts>();

function partsOf(template: string): Parts {
  let parts = taken.get(template);
  if (!parts) {
    parts = template.split(/\{(\w+(?:\|[^{}|]*\|[^{}|]*)?)\}/);
    taken.set(template, parts);
  }
  return parts;
}

/**
 * Fills the `{name}` places of a sentence; a place without a value stays as it is. `{name|match|matches}` is the first word
 * where the value is one, else the second: English and German need it, Hungarian has the singular after every number.
 * @param template one of the program's own sentences: each is taken apart once and kept
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  const parts = partsOf(template);
  let filled = parts[0]!;
  for (let index = 1; index < parts.length; index += 2) {
    const [name, one, several] = parts[index]!.split('|') as [string, string?, string?];
    const value = values[name];
    const word = one === undefined || value === undefined ? value : String(value) === '1' ? one : several;
    filled += `${word ?? `{${parts[index]!}}`}${parts[index + 1]!}`;
  }
  return filled;
}
