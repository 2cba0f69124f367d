import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { languages } from './languages.js';

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

it('there are words of every area, and more languages than English', () => {
  expect(areas).toContain('pages.ts');
  expect(translations.length).toBeGreaterThan(0);
});

it.each(translations.flatMap((language) => areas.map((area) => [language, area] as const)))(
  '%s/%s says everything that English says, of the same things',
  async (language, area) => {
    expect(argumentsOf(await wordsOf(language, area))).toEqual(argumentsOf(await wordsOf('en', area)));
  },
);
