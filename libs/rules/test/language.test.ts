import { describe, expect, it } from 'vitest';
import { fill } from '../src/index.js';

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
});
