import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { languages, type Language } from '@tarokk/rules';

/** The texts of the pages, each with its file and line. */
function wordsIn(language: Language): readonly { readonly place: string; readonly words: string }[] {
  const files = readdirSync('apps/web/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => new RegExp(`/words/(?:[\w-]+\.)?${language}\.ts$`).test(file))
    .map((file) => `apps/web/src/${file}`);
  expect(files.length).toBeGreaterThan(5);
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, words]) => ({
          place: `${file}:${index + 1}`,
          words: words!,
        })),
      )
      .filter(({ words }) => words.includes(' ') || /^\p{L}+$/u.test(words)),
  );
}

const found = (language: Language, wrong: RegExp, spared: RegExp = /$^/): readonly string[] =>
  wordsIn(language).flatMap(({ place, words }) =>
    wrong.test(words) && !spared.test(words) ? [`${place}: ${words}`] : [],
  );

describe('the words of the pages (docs/wording.md)', () => {
  it('Hungarian confirms with “megerősít” alone, and proves with “igazol”', () => {
    expect(found('hu', /igazol/i, /lapról lapra igazolva/)).toEqual([]);
  });

  it('Hungarian seasons are “szezon”', () => {
    expect(found('hu', /idény/i)).toEqual([]);
  });

  it('German has Mannschaften, Saisons and E-Mails', () => {
    expect(found('de', /(?<![\w-])Teams?(?![\w-])/)).toEqual([]);
    expect(found('de', /Saisonen/)).toEqual([]);
    expect(found('de', /\b(?:Email|e-mail)\b/)).toEqual([]);
  });

  it.each(languages)('a sentence in %s begins with a capital', (language) => {
    // A text that goes on behind a name or a number begins as it has to.
    expect(found(language, /^\p{Ll}[^.]* [^.]*[^.…]\.$/u, /^(?:tarokk|e-mail|https:)/)).toEqual([]);
  });

  it.each(languages)('a number below zero has a minus sign in %s', (language) => {
    expect(found(language, /(?:^|[\s(:])-[\d{]/)).toEqual([]);
  });

  it.each(languages)('a slash between two words in %s has fixed spaces', (language) => {
    expect(found(language, /[\p{L}}] \/ [\p{L}{]/u)).toEqual([]);
  });

  it.each(languages)('says one and many in %s where a count stands before a noun', (language) => {
    if (language === 'hu') return;
    expect(found(language, /\{(?:entries|trophies|rows|documents|players)\} \p{L}/u)).toEqual([]);
  });
});
