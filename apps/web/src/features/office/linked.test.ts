import { expect, it } from '@jest/globals';
import { linked, paragraphsOf } from './linked.js';

it('an empty line ends a paragraph, and lines within it stay', () => {
  expect(paragraphsOf('One\ntwo\n\n\r\n three \n \nfour')).toEqual([['One', 'two'], ['three'], ['four']]);
});

it('addresses in a text lead to what they name, and a sentence can end behind them', () => {
  expect(linked('Write to office@example.org, or see https://example.org/a?b=c.')).toEqual([
    { words: 'Write to ' },
    { words: 'office@example.org', href: 'mailto:office@example.org' },
    { words: ', or see ' },
    { words: 'https://example.org/a?b=c', href: 'https://example.org/a?b=c' },
    { words: '.' },
  ]);
  expect(linked('(https://example.org/x)')).toEqual([
    { words: '(' },
    { words: 'https://example.org/x', href: 'https://example.org/x' },
    { words: ')' },
  ]);
});

it('nothing else in a text is a link, and what looks like HTML is words', () => {
  for (const line of ['javascript:alert(1)', '<b>bold</b>', 'a@b', 'www'])
    expect(linked(line)).toEqual([{ words: line }]);
  expect(linked('')).toEqual([]);
});
