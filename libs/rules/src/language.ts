/** The languages of every text that a person reads. */
export const languages = ['en', 'de', 'hu'] as const;
export type Language = (typeof languages)[number];

/** One text in each language. */
export type Text = Readonly<Record<Language, string>>;

export function text(en: string, de: string, hu: string): Text {
  return Object.freeze({ en, de, hu });
}

/** Fills `{name}` places of a sentence; a place without a value stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
