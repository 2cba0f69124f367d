/**
 * The languages of the office, as they stand in the address, each with its name in its own words (whoever looks for it cannot read
 * the others) and with how days and figures are written; in English as the office writes them in its sentences: 26 November 2026.
 */
const spoken = {
  en: { name: 'English', locale: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de' },
  hu: { name: 'Magyar', locale: 'hu' },
} as const;
export type Language = keyof typeof spoken;
export type Locale = (typeof spoken)[Language]['locale'];

export const languages = Object.keys(spoken) as readonly Language[];

export function localeOf(language: Language): Locale {
  return spoken[language].locale;
}

export function nameOfLanguage(language: Language): string {
  return spoken[language].name;
}

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
