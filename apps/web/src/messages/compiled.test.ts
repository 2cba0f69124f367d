import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import compile from 'icu-minify/compile';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import parseAndFormat from 'use-intl/format-message';
import formatOnly from 'use-intl/format-message/format-only';
import { languages, localeOf } from './languages.js';

const folder = (language: string): URL => new URL(language, import.meta.url);
const files = languages.flatMap((language) =>
  readdirSync(folder(language))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [language, name] as const),
);

function textsOf(words: object): readonly string[] {
  return Object.values(words).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? textsOf(value) : [String(value)],
  );
}

/** For each thing that a text names the same number, and for each part that it marks what puts it in brackets. */
function valuesFor(text: string, number: number): Record<string, never> {
  const things = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, number] as const);
  const marks = [...text.matchAll(/<(\w+)/g)].map(
    ([, name]) => [name, (content: unknown) => `[${String(content)}]`] as const,
  );
  return Object.fromEntries([...things, ...marks]) as Record<string, never>;
}

it.each(files)('%s/%s says the same in the built pages, where it is read beforehand', async (language, name) => {
  const path = new URL(name, `${folder(language).href}/`).pathname;
  const { words } = (await import(path)) as { readonly words: object };
  const cache = _createCache();
  const options = { cache, formatters: _createIntlFormatters(cache), locale: localeOf(language), timeZone: 'UTC' };
  const [said, built]: [unknown[], unknown[]] = [[], []];
  for (const text of textsOf(words)) {
    const compiled = compile(text);
    for (const number of [0, 1, 2, 5, 1000]) {
      const values = valuesFor(text, number);
      said.push([text, parseAndFormat('', text, values, options)]);
      built.push([text, formatOnly('', compiled, values, options)]);
    }
  }
  expect(built).toEqual(said);
});
