import { catalogue, type Language, languages, ruleChapters, type Text } from '@tarokk/rules';
import { type Fit, fitOf, fits } from './nearness.js';

/** Something with a name in every language, and how well that fits. */
export interface Fitting<T> {
  readonly of: T;
  readonly fit: Fit;
}

/** Announcements whose name fits in some language, the best first. */
export function announcementsFor(words: readonly string[]): readonly Fitting<string>[] {
  return fitting(catalogue.map(({ id, name }) => ({ of: id, fit: fitOfText(words, name) })));
}

/** Chapters of the rules whose heading fits in some language, or in which the rule of this number stands, the best first. */
export function chaptersFor(text: string, words: readonly string[]): readonly Fitting<string>[] {
  const sought = text.trim();
  const isNumber = /^\d{1,2}(?:\.\d{1,2})*$/u.test(sought);
  return fitting(
    ruleChapters.map(({ number, name }) => {
      const fit = !isNumber ? fitOfText(words, name) : sought === number ? 'same' : null;
      return { of: number, fit: isNumber && sought.startsWith(`${number}.`) ? 'beginning' : fit };
    }),
  );
}

/** As a page in this language names them. */
export function chapterNamed(number: string, language: Language): { readonly number: string; readonly name: string } {
  const { name } = ruleChapters.find((chapter) => chapter.number === number)!;
  return { number, name: name[language] };
}

function fitting<T>(all: readonly { readonly of: T; readonly fit: Fit | null }[]): readonly Fitting<T>[] {
  return all
    .filter((each): each is Fitting<T> => each.fit !== null)
    .toSorted((one, other) => fits.indexOf(one.fit) - fits.indexOf(other.fit));
}

function fitOfText(words: readonly string[], name: Text): Fit | null {
  return bestOf(languages.map((language) => fitOf(words, name[language])));
}

/** The best of several; null where none fits. */
export function bestOf(several: readonly (Fit | null)[]): Fit | null {
  return fits.find((fit) => several.includes(fit)) ?? null;
}
