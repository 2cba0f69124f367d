import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
import { languages, rulesets, sessionResultDocument, type Text } from '@tarokk/rules';
import { readText } from '../docs/rulebook.js';
import { projectRoot } from '../support/project.js';
import { sessionRecords } from '../support/session-records.js';

const sources = 'libs/rules/src/sessions';
const files = readdirSync(join(projectRoot, sources), { recursive: true, encoding: 'utf8' })
  // It hands on words that others have written.
  .filter((name) => name.endsWith('.ts') && name !== 'code-meaning.ts')
  .map((name) => `${sources}/${name}`);

/** How many arguments stand before the words. */
const wordsBefore: Readonly<Record<string, number>> = { text: 0, meaning: 1 };

interface SourceText {
  readonly file: string;
  /** The constant at the top of the file in which it stands. */
  readonly constant: string;
  /** In the order of the languages. */
  readonly texts: readonly string[];
}

/** Every `text('…', '…', '…')` and `meaning(…, '…', '…', '…')` of the session games, as its source has it. */
function textsIn(file: string): SourceText[] {
  const found: SourceText[] = [];
  const visit = (node: ts.Node, constant: string): void => {
    const within = ts.isVariableDeclaration(node) && constant === '' ? node.name.getText() : constant;
    const before = ts.isCallExpression(node) ? wordsBefore[node.expression.getText()] : undefined;
    if (ts.isCallExpression(node) && before !== undefined) {
      const said = node.arguments.slice(before);
      found.push({ file, constant, texts: said.map((one) => (ts.isStringLiteralLike(one) ? one.text : '')) });
    }
    node.forEachChild((child) => visit(child, within));
  };
  visit(ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true), '');
  return found;
}

// The others need not be parsed.
const texts = files.filter((file) => /\b(text|meaning)\(/.test(readText(file))).flatMap(textsIn);
const records = sessionRecords();
const lines = records.flatMap(({ result }) => result.deals.flatMap((deal) => deal.lines));
const violations = records.flatMap(({ result }) => [
  ...result.violations,
  ...result.deals.flatMap((deal) => [...deal.violations, ...deal.warnings]),
]);

const placesOf = (said: string): string[] => [...said.matchAll(/\{(\w+)\}/g)].map(([, place]) => place!).sort();

describe('the sentences of the session games', () => {
  it.each(files.filter((file) => texts.some((one) => one.file === file)))(
    '%s says everything in three languages, with the same places in each',
    (file) => {
      for (const { texts: said } of texts.filter((one) => one.file === file)) {
        expect(said).toHaveLength(languages.length);
        for (const one of said) {
          expect(one.trim()).not.toBe('');
          expect(placesOf(one)).toEqual(placesOf(said[0]!));
          expect(one.replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
        }
      }
    },
  );

  const reasons = texts.filter(
    ({ file, constant }) => !file.endsWith('names.ts') && (constant === 'reasons' || constant === 'losses'),
  );
  const saidOfLines = new Set(lines.map(({ reason }) => reason.text.en));
  it.each(reasons.map(({ file, texts: [en] }) => [file.slice(sources.length + 1), en!] as const))(
    '%s: "%s" is the reason of a line of some record',
    (_file, en) => {
      expect(saidOfLines).toContain(en);
    },
  );

  it('every reason of a line is one of these', () => {
    const known = reasons.map(({ texts: [en] }) => en);
    expect([...saidOfLines].filter((said) => !known.includes(said))).toEqual([]);
    expect(reasons.length).toBeGreaterThan(50);
  });

  const contradictions = texts.filter(({ constant }) => constant === 'contradictions');
  it.each(contradictions.map(({ file, texts: [en] }) => [file.slice(sources.length + 1), en!] as const))(
    '%s: "%s" is found in a score sheet of some record',
    (_file, en) => {
      const found = violations.filter(({ values }) => (values['contradiction'] as Text | undefined)?.en === en);
      expect(found).not.toEqual([]);
    },
  );

  it.each(languages)('are complete in %s: no place is left open, no code has no sentence', (language) => {
    const unknown = { en: 'irregular', de: 'regelwidrig', hu: 'szabálytalan' }[language];
    let count = 0;
    for (const { path, result } of records) {
      const { violations: ofSession, deals } = sessionResultDocument(result, language);
      const messages = deals.flatMap((deal) => [...deal.violations, ...deal.warnings].map(({ message }) => message));
      const said = [
        ...ofSession.map(({ message }) => message),
        ...messages,
        ...deals.flatMap((deal) => deal.lines.map(({ reason }) => reason)),
      ];
      count += said.length;
      const incomplete = said.filter((one) => one === '' || one === unknown || /[{}]|\b(undefined|NaN)\b/.test(one));
      expect([path, incomplete]).toEqual([path, []]);
    }
    expect(count).toBeGreaterThan(3000);
  });
});

describe.each(rulesets)('the names of $id', (ruleset) => {
  const options = Object.fromEntries(ruleset.options.map(({ id, values }) => [id, values[0]!]));
  const named = [...ruleset.contracts, ...ruleset.bonuses, ...ruleset.declarations(options)];

  it('contracts, bonuses and declarations have one in the game’s own language', () => {
    expect(named.filter(({ native }) => native === undefined || native === '').map(({ id }) => id)).toEqual([]);
  });

  it('no two contracts, bonuses or declarations have the same one in any language', () => {
    for (const list of [ruleset.contracts, ruleset.bonuses, ruleset.declarations(options)]) {
      for (const language of languages) {
        expect(new Set(list.map(({ name }) => name[language])).size).toBe(list.length);
      }
      expect(new Set(list.map(({ native }) => native)).size).toBe(list.length);
    }
  });

  it('options say what they mean in every language', () => {
    const said = ruleset.options.flatMap(({ meaning }) => languages.map((language) => meaning[language]));
    expect(said.filter((one) => one.trim() === '')).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  it('levels of kontra, items and the ruleset itself have names', () => {
    expect(ruleset.kontras.every((name) => /^\p{L}[\p{L} ]*$/u.test(name))).toBe(true);
    for (const { id, name } of [ruleset, ...ruleset.items]) {
      for (const language of languages) expect([id, /\p{L}/u.test(name[language])]).toEqual([id, true]);
    }
  });
});
