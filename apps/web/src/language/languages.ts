/** The languages of the office, as they stand in the address. */
export const languages = ['en', 'de', 'hu'] as const;
export type Language = (typeof languages)[number];

/** How days and figures are written in each; in English as the office writes them in its sentences: 26 November 2026. */
export const localeOf = { en: 'en-GB', de: 'de', hu: 'hu' } as const satisfies Record<Language, string>;

/** Each in its own words: whoever looks for it cannot read the others. */
export const nameOfLanguage: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', hu: 'Magyar' };

export function isLanguage(text: string | undefined): text is Language {
  return languages.some((each) => each === text);
}

/** What a browser asks for first that the office speaks, by the header Accept-Language. */
export function preferred(header: string): Language {
  const wanted = header
    .split(',')
    .map((each) => {
      const [tag = '', ...parameters] = each.trim().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { language: tag.toLowerCase().split('-')[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wanted.map(({ language }) => language).find(isLanguage) ?? 'en';
}
