import { cardCode, cardLabel, parseCard, languages } from '@tarokk/rules';
import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import { expectFile } from '../../../../../test/support/text-files.js';
import { mark, markOnFelt, wordmark } from './drawing/marks.js';
import { romanLetters, sprite } from './drawing/sprite.js';
import { inHandOrder } from './order.js';
import { widths } from './roman.js';

const symbols = [...sprite().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);
const deck = symbols.filter((id) => id !== 'back').map(parseCard);

it('the pictures of the cards are those that the drawing makes (UPDATE_FILES=1 writes them)', () => {
  expectFile(join(import.meta.dirname, 'cards.svg'), sprite());
});

it('the mark and the wordmark are those that the drawing makes (UPDATE_FILES=1 writes them)', () => {
  expectFile(join(import.meta.dirname, 'mark.svg'), markOnFelt());
  expectFile(join(import.meta.dirname, 'wordmark.svg'), wordmark());
  expectFile(join(import.meta.dirname, '../../../public/icon.svg'), mark());
});

it('the letters of Roman numerals are those that the drawing makes (UPDATE_FILES=1 writes them), and as wide as pages place them', () => {
  expectFile(join(import.meta.dirname, 'roman.svg'), romanLetters());
  const drawn = [...romanLetters().matchAll(/id="(.)" viewBox="0 0 ([\d.]+) 24"/g)];
  expect(Object.fromEntries(drawn.map(([, letter, width]) => [letter, Number(width)]))).toEqual(widths);
});

it('each of the forty cards has its own picture, under its code, and there is a back (1.3)', () => {
  expect(deck).toHaveLength(40);
  expect(new Set(deck).size).toBe(40);
  expect(deck.map(cardCode)).toEqual(symbols.filter((id) => id !== 'back'));
  expect(symbols).toContain('back');
  const drawn = [...sprite().matchAll(/<symbol [^>]*>(.*)<\/symbol>/g)].map(([, content]) => content);
  expect(new Set(drawn).size).toBe(41);
});

it('each card has a name of its own in every language', () => {
  for (const language of languages) {
    expect(new Set(deck.map((card) => cardLabel(card, language))).size).toBe(40);
  }
});

it('cards are painted with colours of the page alone', () => {
  const paints = [...sprite().matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint!);
  expect(paints.filter((paint) => paint !== 'none' && !/^var\(--card-[a-z-]+\)$/.test(paint))).toEqual([]);
});

it('a hand stands from the Sküs down, then suit by suit from the king, black and red in turn', () => {
  const hand = 'DJ S10 HK T1 CJ SK T22 DQ HJ T16'.split(' ').map(parseCard);
  expect(inHandOrder(hand).map(cardCode).join(' ')).toBe('T22 T16 T1 SK S10 HK HJ CJ DQ DJ');
});
