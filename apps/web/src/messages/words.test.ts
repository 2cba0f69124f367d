import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { languages, languagesOfWords, officeLanguages } from './languages.js';

const areas = readdirSync(new URL('en', import.meta.url)).filter((name) => name.endsWith('.ts'));
const translations = languages.filter((language) => language !== 'en');

/** The text at each place, with the arguments that it takes. */
function argumentsOf(words: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return argumentsOf(value, `${path}${key}.`);
    // The words that a count chooses from stand in braces too.
    const text = String(value).replaceAll(/(one|other|=\d+) \{(\p{L}+)\}/gu, '$1 $2');
    // The article before a number or a name is Hungarian's own.
    const names = [...text.matchAll(/\{(?!az\}|Az\})(\w+)(?=[,}])/g)].map(([, name]) => name!);
    return [[path + key, [...new Set(names)].toSorted().join(' ')] as const];
  });
}

async function wordsOf(language: string, area: string): Promise<object> {
  return ((await import(new URL(`${language}/${area}`, import.meta.url).pathname)) as { readonly words: object }).words;
}

it('there are words of every area, in all languages that the office speaks, and more languages than English', () => {
  expect(areas).toContain('pages.ts');
  expect(translations.length).toBeGreaterThan(0);
  expect(officeLanguages.filter((language) => languagesOfWords(language).length > 1)).toEqual([]);
});

/** A language that is declared to have some words may lack others, whole areas too. */
const translated = translations.flatMap((language) => {
  const isWhole = languagesOfWords(language).length === 1;
  const own = new Set(readdirSync(new URL(language, import.meta.url)));
  return areas.filter((area) => isWhole || own.has(area)).map((area) => [language, area, isWhole] as const);
});

it.each(translated)('%s/%s says everything that English says, of the same things', async (language, area, isWhole) => {
  const english = argumentsOf(await wordsOf('en', area));
  const own = argumentsOf(await wordsOf(language, area));
  const there = new Set(own.map(([key]) => key));
  const expected = isWhole ? english : english.filter(([key]) => there.has(key));
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(expected));
});
