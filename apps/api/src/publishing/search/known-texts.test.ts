import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { lettersOf } from '@tarokk/competition';
import { catalogue, languages, silentBonuses } from '@tarokk/rules';
import { format } from 'prettier';
import { expectFile } from '../../../../../test/support/text-files.js';
import { announcementSaid, announcementsFor, chapterNamed, chaptersFor } from './known-texts.js';

/** Of each rule its English words and the names of the announcements that stand in it, each once. */
function wordsByRule(markdown: string): Readonly<Record<string, readonly string[]>> {
  const texts = new Map<string, string[]>();
  let rule: string | null = null;
  for (const line of markdown.split('\n')) {
    const [, heading, clause] = /^(?:#{2,3} (\d+(?:\.\d+)?)\.? |(\d+\.\d+) )/u.exec(line) ?? [];
    rule = heading ?? clause ?? rule;
    if (rule !== null) texts.set(rule, [...(texts.get(rule) ?? []), line]);
  }
  return Object.fromEntries(
    [...texts].map(([number, lines]) => {
      const listed = [...catalogue, ...silentBonuses].filter((each) => each.rule === number);
      const names = listed.flatMap(({ name }) => languages.map((language) => name[language]));
      const words = lettersOf([...lines, ...names].join(' ')).match(/\p{L}{3,}/gu) ?? [];
      return [number, [...new Set(words)].toSorted()];
    }),
  );
}

const namesFor = (text: string, language: 'en' | 'de' | 'hu' = 'en'): string[] =>
  announcementsFor(text.split(' ')).map(({ of }) => (announcementSaid(of, language) as { name: string }).name);

describe('announcements that are looked for', () => {
  it('are found with the card that is said with them, as players of each language say both', () => {
    expect(namesFor('pagat ultimo')[0]).toBe('Pagat Ultimo');
    expect(namesFor('pik konig ultimo', 'de')).toEqual(['Pik-König Ultimo']);
    expect(namesFor('pikk kiraly ultimo', 'hu')).toEqual(['Pikk király ultimó']);
    expect(namesFor('uhu vorultimo', 'de')).toEqual(['Uhu Vorultimo']);
    expect(namesFor('pagat').slice(0, 2)).toEqual(['Pagat Ultimo', 'Pagat Pre-ultimo']);
    expect(namesFor('pagat')).toContain('Pagat catch');
  });

  it('are found alone where their name alone is looked for', () => {
    expect(namesFor('ultimo')).toEqual(['Ultimo', 'Pre-ultimo']);
  });

  it('say which trick the card has to take', () => {
    const [found] = announcementsFor(['pagat', 'pre']);
    expect(announcementSaid(found!.of, 'hu')).toMatchObject({ card: 'T1', cardName: 'pagát', trick: 9 });
  });
});

describe('rules that are looked for', () => {
  it('are found by words of their text, behind chapters whose heading fits', () => {
    const found = chaptersFor('pagat', ['pagat']).map(({ of }) => of);
    expect(found).toEqual(expect.arrayContaining(['1.3', '4.8']));
    expect(chaptersFor('preultimo', ['preultimo']).map(({ of }) => of)).toContain('4.6');
    expect(chaptersFor('trophy list', ['trophy', 'list'])[0]!.of).toBe('13');
    expect(chapterNamed('1.3', 'de')).toEqual({ number: '1.3', name: 'Tisch, Karten, Geben' });
  });

  it('are not found by two letters, which stand in every text', () => {
    expect(chaptersFor('pa', ['pa'])).toEqual([]);
  });

  it('have the words that stand in docs/rules/royal-tarokk.md', async () => {
    const rules = wordsByRule(
      readFileSync(join(import.meta.dirname, '../../../../../docs/rules/royal-tarokk.md'), 'utf8'),
    );
    const lines = Object.entries(rules).map(([rule, words]) => `  '${rule}': ' ${words.join(' ')}',`);
    const text = [
      '// Written by `UPDATE_FILES=1 npx jest apps/api/src/publishing/search`.',
      '/** The words of each rule, without accents and case, a space before each. */',
      'export const wordsOfRules: Readonly<Record<string, string>> = {',
      ...lines,
      '};',
    ].join('\n');
    const file = join(import.meta.dirname, 'words-of-rules.ts');
    expectFile(file, await format(text, { parser: 'typescript', singleQuote: true, printWidth: 120 }));
  });
});
