import { describe, expect, it } from '@jest/globals';
import { fill, hungarianArticle } from '../src/index.js';

describe('a sentence with places', () => {
  it('has the word for one where the number is one, and the other for all others', () => {
    const template = '{count} {count|warning needs|warnings need} a remark';
    expect(fill(template, { count: 1 })).toBe('1 warning needs a remark');
    expect(fill(template, { count: '1' })).toBe('1 warning needs a remark');
    for (const count of [0, 2, 11, 21]) expect(fill(template, { count })).toBe(`${count} warnings need a remark`);
  });

  it('may have nothing for one of both', () => {
    expect(fill('{count} Fehler{count||n}', { count: 1 })).toBe('1 Fehler');
    expect(fill('{count} Fehler{count||n}', { count: 2 })).toBe('2 Fehlern');
  });

  it('keeps a place for which there is no value', () => {
    expect(fill('{who} has {count} {count|match|matches}', { who: 'Anna' })).toBe(
      'Anna has {count} {count|match|matches}',
    );
  });

  it.each([
    [1, 'az 1'],
    [5, 'az 5'],
    [10, 'a 10'],
    [50, 'az 50'],
    [100, 'a 100'],
    [1998, 'az 1998'],
    [2026, 'a 2026'],
    [100_000, 'a 100000'],
    ['Aquincum', 'az Aquincum'],
    ['Óbudai Baglyok', 'az Óbudai Baglyok'],
    ['Dunai Darazsak', 'a Dunai Darazsak'],
    ['B', 'a B'],
    ['F', 'az F'],
    ['„Esti” asztal', 'az „Esti” asztal'],
    ['', 'a '],
  ])('has the Hungarian article of what is said next: %s', (what, said) => {
    expect(fill('ez a(z) {what}', { what })).toBe(`ez ${said}`);
  });

  it('has it with a capital where the sentence begins, and before a quotation mark', () => {
    expect(fill('A(z) „{name}” webhook és a(z) {number}. sor', { name: 'Esti', number: 3 })).toBe(
      'Az „Esti” webhook és a 3. sor',
    );
  });
});

describe('the Hungarian article', () => {
  it.each([
    ['az', [1, 5, 50, 57, 500, 1000, 1393, 5000, 'Óbudai Baglyok', 'Ultimó', 'A', 'é']],
    ['a', [0, 2, 10, 11, 15, 100, 105, 150, 200, 2026, 'Danube Wasps', 'B', '„Két Pagát”']],
  ] as const)('is %s before what is said so', (article, words) => {
    expect(words.map((word) => [word, hungarianArticle(word).az])).toEqual(words.map((word) => [word, article]));
    expect(words.map((word) => hungarianArticle(word).Az.toLowerCase())).toEqual(words.map(() => article));
  });
});
