import type { Language } from '@tarokk/rules';

interface Spoken {
  /** In its own words: whoever looks for it cannot read the others. */
  readonly name: string;
  /** How days and figures are written; in English as the office writes them in its sentences: 26 November 2026. */
  readonly locale: string;
  /**
   * Of the languages of the rules and of the office, the one in which these name cards and announcements and say their sentences. In
   * it stand the words that the language lacks, too.
   */
  readonly namesIn: Language;
  /** `all`: of each area each word, which a test holds. `some`: what there is. */
  readonly words: 'all' | 'some';
  /** `further`: ones that only the second file of the typeface has, as ő and ű, in nearly every sentence. */
  readonly letters: 'basic' | 'further';
}

/** The languages of the pages, as they stand in the address. */
const spoken = {
  en: { name: 'English', locale: 'en-GB', namesIn: 'en', words: 'all', letters: 'basic' },
  de: { name: 'Deutsch', locale: 'de', namesIn: 'de', words: 'all', letters: 'basic' },
  hu: { name: 'Magyar', locale: 'hu', namesIn: 'hu', words: 'all', letters: 'further' },
} as const satisfies Readonly<Record<Language, Spoken> & Record<string, Spoken>>;

declare const isOfPages: unique symbol;
type LanguageOfPagesOnly = string & { readonly [isOfPages]: true };

/**
 * A language of the pages. That of the rules is one, the other way about not: so the compiler finds where the page's own language is
 * taken for that of their names.
 */
export type PageLanguage = Language | LanguageOfPagesOnly;

/** Out of the list, for nothing else is a language of the pages (`isLanguage`). */
function entryOf(language: PageLanguage): Spoken {
  return spoken[language as keyof typeof spoken];
}

export const languages = Object.keys(spoken) as readonly PageLanguage[];

/** Those in which the office says its sentences and writes letters. */
export const officeLanguages: readonly Language[] = [...new Set(languages.map(languageOfNames))];

export function localeOf(language: PageLanguage): string {
  return entryOf(language).locale;
}

export function nameOfLanguage(language: PageLanguage): string {
  return entryOf(language).name;
}

/** In which the rules and the office name things and say their sentences on a page in this language. */
export function languageOfNames(language: PageLanguage): Language {
  return entryOf(language).namesIn;
}

export function hasFurtherLetters(language: PageLanguage): boolean {
  return entryOf(language).letters === 'further';
}

/** The languages in which its words stand: its own, then the one that is taken for those that it lacks. */
export function languagesOfWords(language: PageLanguage): readonly PageLanguage[] {
  const { words, namesIn } = entryOf(language);
  return words === 'all' ? [language] : [language, namesIn];
}

export function isLanguage(text: string | undefined): text is PageLanguage {
  return languages.some((each) => each === text);
}

/** What a browser asks for first that the pages speak, by the header Accept-Language. */
export function preferred(header: string): PageLanguage {
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
