import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { terms } from '@tarokk/competition';
import { languages, type Language } from '@tarokk/rules';
import { projectRoot } from '../support/project.js';
import { englishAndHungarian, textsOfOffice, wordsOfDemo, wordsOfPages } from './texts.js';

const all = Object.fromEntries(
  languages.map((language) => [language, [...wordsOfPages(language), ...textsOfOffice(language)]]),
) as unknown as Readonly<Record<Language, ReturnType<typeof wordsOfPages>>>;

/** @param spared of places or words, what may be so */
const found = (language: Language, wrong: RegExp, spared: RegExp = /$^/): readonly string[] =>
  all[language]
    .filter(({ words }) => wrong.test(words))
    .map(({ place, words }) => `${place}: ${words}`)
    .filter((each) => !spared.test(each));

describe('the words of the pages and of the office (docs/wording.md)', () => {
  it.each(languages)('are all looked at in %s', (language) => {
    const places = new Set(wordsOfPages(language).map(({ place }) => place.split(':')[0]));
    expect(places.size).toBeGreaterThan(15);
    expect(textsOfOffice(language).length).toBeGreaterThan(700);
  });

  it.each(languages)(
    'a sentence in %s says a thing that has a term by its term, so that another word is one file',
    (language) => {
      const forms = Object.values<Readonly<Record<string, string>>>(terms[language]).flatMap((term) =>
        Object.values(term),
      );
      expect(forms.length).toBeGreaterThan(4);
      const said = new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu');
      const own = all[language].map(({ place, words }) => ({
        place,
        words: words.replaceAll(/\$\{[^}]*\}|\{\w+\}/g, ''),
      }));
      expect(own.filter(({ words }) => said.test(words))).toEqual([]);
    },
  );

  it('Hungarian confirms with “megerősít” alone, and proves with “igazol”', () => {
    // The command proves matches and archives, and confirms none.
    expect(found('hu', /igazol/i, /lapról lapra igazolva|^apps\/cli\/|igazolja a táblázatokat/)).toEqual([]);
  });

  it('Hungarian admits a free game with “elfogad” alone', () => {
    expect(found('hu', /befogad/i)).toEqual([]);
  });

  it('an announcement that succeeds or fails is “gemacht”, “verloren” in German, “megvan”, “bukott” in Hungarian', () => {
    expect(found('de', /^(?:Spiel \{game\}: )?gewonnen$/)).toEqual([]);
    // The session games say it of their figures.
    expect(found('hu', /megcsinálva|elvesztve/i, /^libs\/rules\/src\/sessions\//)).toEqual([]);
  });

  it('a Hungarian day has its own full stop: no second one comes behind it', () => {
    expect(found('hu', /\{day\}\./)).toEqual([]);
    const pages = join(projectRoot, 'apps/web/src');
    const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => /<Day [^>]*\/>\./.test(readFileSync(join(pages, file), 'utf8')))).toEqual([]);
  });

  it('Hungarian seasons are “szezon”', () => {
    expect(found('hu', /idény/i)).toEqual([]);
  });

  it('German has Mannschaften, Saisons and E-Mails', () => {
    expect(found('de', /(?<![\w-])Teams?(?![\w-])/)).toEqual([]);
    expect(found('de', /Saisonen/)).toEqual([]);
    expect(found('de', /\b(?:Email|e-mail)\b/)).toEqual([]);
  });

  it('German has one word for the sheet and one for the office', () => {
    expect(found('de', /B(?:o|ö)gen|Spielbericht|Matchzettel/)).toEqual([]);
    expect(found('de', /Geschäftsstelle/)).toEqual([]);
  });

  it('German sends e-mails, and no letters', () => {
    expect(found('de', /\bBriefe?s?\b/)).toEqual([]);
  });

  it('Hungarian has one word for a side', () => {
    expect(found('hu', /\b(?:fél|felek|feleknek|feleknél|félnek|félé)\b/i)).toEqual([]);
  });

  it('Hungarian has “mérkőzéslap” for a sheet, and “lap” for a card alone', async () => {
    const texts = await englishAndHungarian();
    expect(texts.filter(({ words }) => /mérkőzéslap/i.test(words)).length).toBeGreaterThan(100);
    const isCard = /(?<!\p{L})lap(?=\P{L}|$|[ojt]|n[aá]|r[aó]|h|b|p|k)/iu;
    const wrong = texts.filter(
      ({ english, words }) => /sheet/i.test(english) && !/\bcards?\b/i.test(english) && isCard.test(words),
    );
    expect(wrong).toEqual([]);
  });

  it('no Hungarian sentence of the pages has a colon within a colon', () => {
    const nested = wordsOfPages('hu').filter(({ words }) =>
      /: [^.;?!]*: /.test(words.replaceAll(/\{\w+, \w+,.*/g, '')),
    );
    expect(nested).toEqual([]);
    // What follows “Még hiányzik:”.
    expect(wordsOfPages('hu').filter(({ words }) => /: \{\w+\}\?$/.test(words))).toEqual([]);
  });

  it('Hungarian articles before numbers are those with which they are said', () => {
    // Years from 1000 to 1999 are said with a vowel; the pages have those from 2000 on.
    const place = /\b[Aa]z? \{(?!year\})\w+\}/;
    expect(wordsOfPages('hu').filter(({ words }) => place.test(words))).toEqual([]);
  });

  it('German sheets are handed in with “einreichen” alone', () => {
    expect(found('de', /abgegeben|abgeben|abzugeben|\bgib\b.*\bab\b/i)).toEqual([]);
  });

  it('German opens again, and takes nothing up again; English hands in, and submits nothing', () => {
    expect(found('de', /wieder ?auf(?:nehm|genomm)/i)).toEqual([]);
    // The scope of a token is written as the API has it.
    expect(found('en', /\bsubmit/i, /SUBMIT|en\/account/)).toEqual([]);
  });

  it('a Hungarian article is chosen: pages have no “a(z)”, the office has one before a place alone, which it fills', () => {
    expect(found('hu', /a\(z\)/i, /^(?:apps\/(?:api|cli)|libs)\/.*a\(z\) \P{L}*\{/iu)).toEqual([]);
  });

  it('the demo has the words of the office', () => {
    const said = wordsOfDemo();
    expect(said.length).toBeGreaterThan(25);
    expect(said.filter(({ words }) => /\bsubmit|score sheet|\b(?:he|his|him|she|her)\b/i.test(words))).toEqual([]);
  });

  it('English says “they” of people', () => {
    // Of the session games other implementations know the sentences too (test/conformance).
    expect(found('en', /\b(?:he|his|him|himself)\b/i, /^libs\/rules\/src\/sessions\//)).toEqual([]);
  });

  it('German says du', () => {
    // “Sie” at the beginning of a sentence may be she or they.
    expect(found('de', /[\p{Ll},] (?:Sie|Ihnen|Ihre[mnrs]?)\b/u)).toEqual([]);
  });

  it.each(languages)('a sentence in %s begins with a capital', (language) => {
    // A text that goes on behind a name, a number or `tarokk:` begins as it has to; a Hungarian number ends with a full stop.
    const goesOn = /: (?:tarokk|e-mail|https:)|^apps\/cli\/|keeping\.ts|\{number\}\.$/;
    expect(found(language, /^\p{Ll}[^.]* [^.]*[^.…]\.$/u, goesOn)).toEqual([]);
  });

  it.each(languages)('a number below zero has a minus sign in %s', (language) => {
    expect(found(language, /(?:^|[\s(:])-[\d{]/)).toEqual([]);
  });

  it.each(languages)('the number of a rule stays with its word in %s', (language) => {
    expect(found(language, /(?:Rule|Regel) \{rule\}|\{rule\}(?:\. |\.? szab)/, /^apps\/cli\//)).toEqual([]);
  });

  it.each(languages)(
    'the number of a match of a day, and a count of cards, stay with their word on pages in %s',
    (language) => {
      const words = wordsOfPages(language);
      expect(words.filter((each) => /\{order\}\. |# (?:tar|hon)|\} tarokk/i.test(each.words))).toEqual([]);
    },
  );

  it.each(languages)('a slash between two words in %s has fixed spaces', (language) => {
    expect(found(language, /[\p{L}}] \/ [\p{L}{]/u)).toEqual([]);
  });

  it('the points of two sides on a page stay in one line', () => {
    const pages = join(projectRoot, 'apps/web/src');
    const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    expect(files.filter((file) => /\{[\w.]+\} : \{[\w.]+\}/.test(readFileSync(join(pages, file), 'utf8')))).toEqual([]);
  });

  it.each(languages)('says one and many in %s where a count stands before a noun', (language) => {
    if (language === 'hu') return;
    expect(found(language, /\{(?:entries|trophies|rows|documents|players)\} \p{L}/u)).toEqual([]);
  });
});
