import { describe, expect, it } from '@jest/globals';
import { rulesets } from '@tarokk/rules';
import { sessionRecords } from '../support/session-records.js';
import { linksIn, namesAstray, namesBesideLinks, readText, tableRows } from './rulebook.js';
import { citations, citedIn, documents, exampleTestsOf, examplesIn, rulesOf, sectionsOf } from './session-rules.js';

const sectionTexts = (path: string): string[] => readText(path).split(/^## /m).slice(1);

const rules = sectionTexts('docs/rulebook-sessions.md');
const cited = citations();

it('docs/rulebook-sessions.md has a section for each document', () => {
  expect(rules.map((section) => /\((rules\/[\w-]+\.md)\)/.exec(section)?.[1])).toEqual(
    documents.map(({ path }) => path.replace('docs/', '')),
  );
});

describe.each(documents)('docs/rulebook-sessions.md on $path', (document) => {
  const rows = tableRows(rules[documents.indexOf(document)]!);

  it('has one row for each rule and no other', () => {
    expect(rows.map(([rule]) => rule).sort()).toEqual([...rulesOf(document)].sort());
  });

  it.each(rows)('%s names code that stands in the files it links', (_rule, _about, code) => {
    expect(new Set(namesBesideLinks(code).map(({ path }) => path))).toEqual(new Set(linksIn(code)));
    expect(linksIn(code)).not.toEqual([]);
    expect(namesAstray(code)).toEqual([]);
  });

  it.each(rows)('%s links tests that cite it', (rule, _about, _code, tests) => {
    const paths = linksIn(tests);
    const citing = cited.filter((one) => one.letter === document.letter && one.rule === rule).map(({ path }) => path);
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !citing.includes(path))).toEqual([]);
  });
});

const examples = sectionTexts('docs/rulebook-session-records.md');
const records = new Map(sessionRecords().map((record) => [record.path, record]));

/** All ids that a record says or draws, and `option: value`. */
function idsIn(path: string): ReadonlySet<string> {
  const { session, result, value } = records.get(path)!;
  const drawn = [...result.violations, ...result.deals.flatMap((deal) => [...deal.violations, ...deal.warnings])];
  return new Set([
    ...result.deals.flatMap(({ contract, lines }) => [contract ?? '', ...lines.map(({ item }) => item)]),
    ...drawn.map(({ code }) => code),
    ...Object.entries(value.options ?? {}).map(([id, chosen]) => `${id}: ${chosen}`),
    ...session.deals.flatMap((deal) =>
      deal.form === 'scored'
        ? [...deal.facts.bonuses.map(({ bonus }) => bonus), ...deal.facts.declarations.map(({ what }) => what)]
        : deal.announcements
            .flatMap(({ say }) => say)
            .map((act) => ('what' in act ? act.what : 'bonus' in act ? act.bonus : '')),
    ),
  ]);
}

describe.each(rulesets)('docs/rulebook-session-records.md on $id', (ruleset) => {
  const rows = tableRows(examples.find((section) => section.startsWith(`${ruleset.name.en}\n`))!);
  const defaults = Object.fromEntries(ruleset.options.map(({ id, values }) => [id, values[0]!]));
  const declarations = ruleset.declarations(defaults);

  it('has a row for each contract, bonus, declaration, option value beside the default, and code', () => {
    expect(rows.map(([id, what]) => `${what!} ${id!}`)).toEqual([
      ...ruleset.contracts.map(({ id }) => `contract \`${id}\``),
      ...ruleset.bonuses.map(({ id }) => `bonus \`${id}\``),
      ...declarations.map(({ id }) => `declaration \`${id}\``),
      ...ruleset.options.flatMap(({ id, values }) => values.slice(1).map((value) => `option \`${id}: ${value}\``)),
      ...Object.keys(ruleset.codes).map(
        (code) => `${code.startsWith('custom/') ? 'warning' : 'violation'} \`${code}\``,
      ),
    ]);
  });

  it('names them in the game’s own language', () => {
    const natives = [...ruleset.contracts, ...ruleset.bonuses, ...declarations].map(({ native }) => native);
    expect(rows.slice(0, natives.length).map(([, , native]) => native)).toEqual(natives);
  });

  it.each(rows)('%s is in the record beside it', (id, _what, _native, record) => {
    const [path] = linksIn(record);
    expect(records.get(path!)?.session.ruleset).toBe(ruleset);
    expect(idsIn(path!)).toContain(id.slice(1, -1));
  });
});

describe('docs/rulebook-session-records.md on the codes that all games share', () => {
  const rows = tableRows(examples.at(-1)!);

  it('has the codes of the session record', () => {
    const document = readText('docs/rules/session-record.md');
    const table = document.slice(document.indexOf('### Common codes'));
    const doubling = document.slice(document.indexOf('**S5 '), document.indexOf('**S6 '));
    const codes = [...`${table}${doubling}`.matchAll(/`[a-z]+\/[a-z-]+`/g)].map(([code]) => code);
    expect(rows.map(([code]) => code)).toEqual(codes);
  });

  it.each(rows)('%s is in the record beside it', (code, _what, _native, record) => {
    expect(idsIn(linksIn(record)[0]!)).toContain(code.slice(1, -1));
  });
});

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
