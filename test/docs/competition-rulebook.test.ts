import { describe, expect, it } from '@jest/globals';
import { linksIn, namesAstray, namesBesideLinks, readText, tableRows } from './rulebook.js';
import { namesIn } from './test-names.js';

/** Rule, subject, code and tests. */
type Row = readonly [rule: string, about: string, code: string, tests: string];

const rows = tableRows(readText('docs/rulebook-competitions.md')) as unknown as readonly Row[];

/** Sections 9 to 14, by paragraph where these have numbers, and every decision that is not about play and is built. */
function rulesOfCompetitions(): readonly string[] {
  const text = readText('docs/rules/royal-tarokk.md');
  const competitions = text.slice(text.indexOf('## 9. '));
  const paragraphs = [...competitions.matchAll(/^(\d+\.\d) /gm)].map(([, number]) => number!);
  const sections = [...competitions.matchAll(/^## (\d+)\. /gm)]
    .map(([, section]) => section!)
    .filter((section) => !paragraphs.some((number) => number.startsWith(`${section}.`)));
  const among = [...competitions.matchAll(/\*\*(D\d+)\*\*/g)].map(([, decision]) => decision!);
  const decided = readText('docs/rules/competition-decisions.md');
  const later = /^(D\d+) and (D\d+) are built later/m.exec(decided)!.slice(1);
  const decisions = [...decided.matchAll(/^- \*\*(D\d+)\*\*(?! \([1-8]\))/gm)].map(([, decision]) => decision!);
  return [...paragraphs, ...sections, ...among, ...decisions.filter((decision) => !later.includes(decision))];
}

const cites = (name: string, rule: string): boolean =>
  new RegExp(`(?:^|[^\\w.])${rule.replace('.', '\\.')}(?![\\w:]|\\.\\d)`).test(name);

describe('docs/rulebook-competitions.md', () => {
  it('has one row for each rule of sections 9 to 14 and each decision of competitions, and no other', () => {
    expect(rows.map(([rule]) => rule).sort()).toEqual([...rulesOfCompetitions()].sort());
  });

  it.each(rows)('%s names code that stands in the files it links', (_rule, _about, code) => {
    expect(new Set(namesBesideLinks(code).map(({ path }) => path))).toEqual(new Set(linksIn(code)));
    expect(linksIn(code)).not.toEqual([]);
    expect(namesAstray(code)).toEqual([]);
  });

  it.each(rows)('%s links tests that have it in a name', (rule, _about, _code, tests) => {
    const paths = linksIn(tests);
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !namesIn(path).some((name) => cites(name, rule)))).toEqual([]);
  });
});
