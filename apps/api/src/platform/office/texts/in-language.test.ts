import { expect, it } from '@jest/globals';
import { inLanguage, inOrder } from './in-language.js';
import type { OfficeText } from './office-text.types.js';

const texts: readonly OfficeText[] = [
  { kind: 'join', language: 'hu', words: 'Gyere' },
  { kind: 'about', language: 'hu', words: 'Rólunk' },
  { kind: 'about', language: 'de', words: 'Über uns' },
];
const shown = (language: 'en' | 'de' | 'hu'): readonly string[] =>
  inLanguage(texts, language).map(({ words }) => words);

it('a text of the office is shown in the language that is asked for', () => {
  expect(shown('hu')).toEqual(['Rólunk', 'Gyere']);
});

it('a text that is not written in it is shown in the first language of the office that has it', () => {
  expect(shown('en')).toEqual(['Über uns', 'Gyere']);
  expect(shown('de')).toEqual(['Über uns', 'Gyere']);
  expect(inLanguage([], 'en')).toEqual([]);
});

it('all of them come by what they are about, and by language', () => {
  expect(inOrder(texts).map(({ words }) => words)).toEqual(['Über uns', 'Rólunk', 'Gyere']);
});
