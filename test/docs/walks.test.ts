import { describe, expect, it } from '@jest/globals';
import { linksIn, namesAstray, namesBesideLinks, readText } from './rulebook.js';

/** The steps of each walk, in order. */
const walks = readText('docs/walks.md')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    steps: section.split('\n').filter((line) => /^\d+\. /.test(line)),
  }));

describe('docs/walks.md', () => {
  it('has three walks', () => {
    expect(walks.map(({ title }) => title)).toHaveLength(3);
  });

  it.each(walks)('$title names what stands in the files of each step', ({ steps }) => {
    for (const step of steps) {
      expect([step, new Set(namesBesideLinks(step).map(({ path }) => path))]).toEqual([step, new Set(linksIn(step))]);
      expect([step, linksIn(step).length > 0]).toEqual([step, true]);
      expect(namesAstray(step)).toEqual([]);
    }
  });

  it.each(walks)('$title numbers its steps one after the other', ({ steps }) => {
    expect(steps.map((step) => Number.parseInt(step, 10))).toEqual(steps.map((_, index) => index + 1));
  });
});
