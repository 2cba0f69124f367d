import { describe, expect, it } from '@jest/globals';
import {
  allLooks,
  languages,
  looks,
  namesOfWalks,
  schemes,
  sizes,
  walksOf,
  windowsOfPhones,
} from '../browser/looks.js';
import { combinationsOf, inTurn, pairwise, tried } from '../support/combinations.js';

const dimensions = {
  page: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  language: languages,
  window: windowsOfPhones,
  keyboard: [true, false],
} as const;

/** In any order. */
const sorted = (values: readonly unknown[]): readonly string[] => values.map((each) => JSON.stringify(each)).toSorted();

describe('what tests try of many combinations', () => {
  it('has any two values of two dimensions in one of them, and fewer than a quarter of all', () => {
    const all = combinationsOf(dimensions);
    expect(all).toHaveLength(7 * 3 * 5 * 2);
    const chosen = pairwise(dimensions);
    const names = Object.keys(dimensions) as (keyof typeof dimensions)[];
    for (const one of names)
      for (const other of names) {
        const pairs = (of: typeof all) => new Set(of.map((each) => JSON.stringify([each[one], each[other]])));
        expect([one, other, pairs(chosen)]).toEqual([one, other, pairs(all)]);
      }
    expect(chosen.length).toBeLessThan(all.length / 4);
  });

  it('has each value of a single dimension once', () => {
    expect(sorted(pairwise({ language: languages }))).toEqual(sorted(languages.map((language) => ({ language }))));
  });

  it('has all of them with FULL=1', () => {
    expect(tried(dimensions, true)).toEqual(combinationsOf(dimensions));
    expect(tried(dimensions, false)).toEqual(pairwise(dimensions));
    expect(inTurn(languages, schemes, true)).toEqual(
      combinationsOf({ language: languages, scheme: schemes }).map(({ language, scheme }) => [language, scheme]),
    );
  });

  it('has each thing and each variant where one comes after the other, whichever are more', () => {
    for (const [things, variants] of [
      [dimensions.page, languages],
      [schemes, dimensions.page],
    ] as const) {
      const rows = inTurn<string, string>(things, variants, false);
      expect(rows).toHaveLength(dimensions.page.length);
      expect(new Set(rows.map(([thing]) => thing))).toEqual(new Set(things));
      expect(new Set(rows.map(([, variant]) => variant))).toEqual(new Set(variants));
    }
  });
});

describe('how pages are looked at', () => {
  it('is each language and each scheme, of many pages each language in each scheme', () => {
    expect(new Set(looks.map(({ language }) => language))).toEqual(new Set(languages));
    expect(new Set(looks.map(({ scheme }) => scheme))).toEqual(new Set(schemes));
    expect(sorted(allLooks)).toEqual(sorted(combinationsOf({ language: languages, scheme: schemes })));
  });

  it('is each walk of issue 59, and between them each of its languages in each window', () => {
    const walks = namesOfWalks.map((name) => walksOf(name));
    expect(walks.every((each) => each.length > 0)).toBe(true);
    const taken = new Set(walks.flat().map(({ language, size }) => `${language} ${size}`));
    const wanted = combinationsOf({ language: ['hu', 'de'], size: Object.keys(sizes) });
    expect(taken).toEqual(new Set(wanted.map(({ language, size }) => `${language} ${size}`)));
  });
});
