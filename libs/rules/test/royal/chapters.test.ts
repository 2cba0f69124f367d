import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { languages, ruleChapters } from '@tarokk/rules';

const rules = readFileSync(new URL('../../../../docs/rules/royal-tarokk.md', import.meta.url), 'utf8');

it('chapters of the rules have the numbers and headings of docs/rules/royal-tarokk.md, in its order', () => {
  // Numbers in brackets count what is in a section; what follows its name belongs to the rules.
  const headings = [...rules.matchAll(/^(#{2,3}) (\d+(?:\.\d+)?)\.? (.+)$/gmu)].map(([, level, number, heading]) => ({
    number,
    name: heading!.replaceAll(/ \(\d+\)/gu, '').replace(level === '##' ? /:.*/u : /[.,].*/u, ''),
  }));
  expect(headings).toEqual(ruleChapters.map(({ number, name }) => ({ number, name: name.en })));
});

it('every chapter has a name in each language', () => {
  for (const { name } of ruleChapters) expect(languages.every((language) => name[language].length > 3)).toBe(true);
});
