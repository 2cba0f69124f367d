import { describe, expect, it } from '@jest/globals';
import { linksIn, namesAstray, namesBesideLinks, readText, tableRows } from './rulebook.js';

const words = tableRows(readText('docs/glossary.md'));

describe('issue 56: docs/glossary.md', () => {
  it('has each word once', () => {
    const named = words.map(([word]) => word);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((word, at) => named.indexOf(word) !== at)).toEqual([]);
  });

  it('names for each what stands in the file where it lives', () => {
    for (const [word, , place] of words) {
      expect([word, namesBesideLinks(place!).length]).toEqual([word, linksIn(place!).length]);
      expect([word, linksIn(place!).length > 0, namesAstray(place!)]).toEqual([word, true, []]);
    }
  });
});
