import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { commonCodes, rulesets, type Ruleset } from '../../src/sessions/door.js';
import { sessionRuleLink } from '../../src/sessions/rule-link.js';

const textOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../docs/rules', `${name}.md`), 'utf8');

const recordText = textOf('session-record');
const codesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/`([a-z]+\/[a-z-]+)`/g)].map(([, code]) => code!)),
];

const documents: Readonly<Record<string, readonly string[]>> = {
  'hungarian-tarokk': ['hungarian'],
  taroky: ['taroky', 'taroky-polish'],
  'taroki-z-krolami': ['taroki-z-krolami'],
  'kings-tarock': ['kings-tarock'],
};

const headingsOf = (document: string): string[] => [...document.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!);
/** As pages of the repository name their headings. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

describe('the common ground against the session record', () => {
  it('Common codes: those of the document and no others', () => {
    const table = recordText.slice(recordText.indexOf('### Common codes'));
    const doubling = recordText.slice(recordText.indexOf('**S5 '), recordText.indexOf('**S6 '));
    expect(Object.keys(commonCodes).sort()).toEqual([...codesIn(table), ...codesIn(doubling)].sort());
  });

  it('the table of rulesets: players, pack, tricks', () => {
    const written = recordText
      .split('\n')
      .filter((line) => rulesets.some(({ id }) => line.startsWith(`| \`${id}\` |`)))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(written.map(([, id, , players, pack, hand]) => [id, players, pack, hand])).toEqual(
      rulesets.map(({ id, players, pack }) => [
        `\`${id}\``,
        players.join(' or '),
        String(pack.hand * 4 + 6),
        `${pack.hand}`,
      ]),
    );
  });
});

describe.each(Object.entries(documents))('the catalogue against %s.md', (name, ids) => {
  const text = textOf(name);
  const own = ids.map((id) => rulesets.find((ruleset) => ruleset.id === id)!);

  it('codes: those that the document names and no others', () => {
    const known = new Set(own.flatMap(({ codes }) => Object.keys(codes)));
    const written = codesIn(text).filter((code) => commonCodes[code] === undefined);
    expect([...known].sort()).toEqual(written.sort());
  });

  it('every code names its rule, which is in the section to which its link leads', () => {
    for (const { id, codes } of own) {
      for (const { rule } of Object.values({ ...commonCodes, ...codes })) {
        const [file, anchor] = sessionRuleLink(id, rule).split(/\/|#/).slice(1);
        const document = textOf(file!.replace('.md', ''));
        expect(headingsOf(document).map(anchorOf)).toContain(anchor);
        if (rule?.startsWith('S')) expect(recordText).toContain(`**${rule} `);
        else if (rule !== null) {
          expect(document).toMatch(new RegExp(`^(## )?${rule.replace('.', '\\.')}[. ]`, 'm'));
        }
      }
    }
  });

  it('options: those of the table, with its values, the default first', () => {
    const rows = [...text.matchAll(/^\| `([\w-]+)` \| (`[\w-]+`(?:, `[\w-]+`)+) \|/gm)].map(([, id, values]) => ({
      id,
      values: values!.split(', ').map((value) => value.slice(1, -1)),
    }));
    expect(own.flatMap(({ options }) => options.map(({ id, values }) => ({ id, values })))).toEqual(rows);
  });

  it('contracts, bonuses, declarations, items and outcomes are ids of the document', () => {
    const known = own.flatMap((ruleset) => [
      ...[...ruleset.contracts, ...ruleset.bonuses, ...ruleset.items, ...declarationsOf(ruleset)].map(({ id }) => id),
      ...ruleset.scored.outcomes,
    ]);
    expect(known.length).toBeGreaterThan(15);
    expect([...new Set(known)].filter((id) => !text.includes(`\`${id}\``))).toEqual([]);
  });
});

function declarationsOf(ruleset: Ruleset) {
  return ruleset.declarations(Object.fromEntries(ruleset.options.map(({ id, values }) => [id, values[0]!])));
}
