import { describe, expect, it } from '@jest/globals';
import { citations, citedIn, documents, exampleTestsOf, examplesIn, rulesOf, sectionsOf } from './session-rules.js';

const cited = citations();

describe.each(documents)('tests that read like $path', (document) => {
  const own = cited.filter(({ letter }) => letter === document.letter);

  it.each(rulesOf(document))('%s is in the name of a test', (rule) => {
    expect(own.filter((one) => one.rule === rule)).not.toEqual([]);
  });

  it('no test cites a rule that is not there', () => {
    const known = [...rulesOf(document), ...sectionsOf(document)];
    expect(own.filter(({ rule }) => !known.includes(rule))).toEqual([]);
  });

  for (const examples of document.examples) {
    it(`every worked example of section ${examples.section} is a test with its number`, () => {
      const numbers = Array.from({ length: examples.count }, (_, index) => String(index + 1));
      const { text, table } = examplesIn(document, examples.section);
      expect(table).toEqual(numbers.slice(0, table.length));
      for (const number of numbers) expect(text).toMatch(new RegExp(`[ (]${number}[ ,:]`));
      const tested = exampleTestsOf(examples);
      expect(numbers.filter((number) => !tested.includes(number))).toEqual([]);
    });
  }
});

describe('the rule numbers of the five documents', () => {
  it('are those of their paragraphs, sections and decisions', () => {
    expect(documents.map((document) => rulesOf(document).length)).toEqual([11, 62, 58, 30, 49]);
  });

  it('are cited in front, after semicolons and in parentheses, one by one or as a range', () => {
    const rules = (name: string): string[] => citedIn(name, 'H').map(({ letter, rule }) => `${letter} ${rule}`);
    expect(rules('S8, 2.1–2.3 D4 a bid')).toEqual(['S S8', 'H 2.1', 'H 2.2', 'H 2.3', 'H D4']);
    expect(rules('C10.%s')).toEqual(['H C10']);
    expect(rules('11 (S9, K 3.1) of 12 cards')).toEqual(['H 11', 'S S9', 'K 3.1']);
    expect(rules('3.1 a game; D2 another')).toEqual(['H 3.1', 'H D2']);
    expect(rules('7.2 35 : 35 (48 : 46)')).toEqual(['H 7.2']);
    expect(rules('all 9 of them')).toEqual([]);
  });
});
