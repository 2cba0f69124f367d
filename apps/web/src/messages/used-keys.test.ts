import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { projectRoot } from '../../../../test/support/project.js';

const folder = join(projectRoot, 'apps/web/src');
const english = join(folder, 'messages/en');

/** The keys of all English words, each with all its names: `match.party`. */
async function keysOfWords(): Promise<readonly string[]> {
  const keysIn = (words: object, path: string): readonly string[] =>
    Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? keysIn(value, `${path}${name}.`) : [path + name],
    );
  const files = readdirSync(english, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const areas: { readonly words?: object }[] = [];
  // One after the other: Jest does not load a library for several files at once.
  for (const name of files) areas.push((await import(join(english, name))) as { readonly words?: object });
  return [...new Set(areas.flatMap(({ words = {} }) => keysIn(words, '')))];
}

/** What the pages ask for: keys, patterns of keys, and namespaces out of which they take what a value names. */
const asked = { keys: new Set<string>(), patterns: [] as RegExp[], byValue: new Set<string>() };
/** Keys of which it is sure that they are asked for: of two translators with one name in a file it is not known which is meant. */
const askedForSure = new Set<string>();
/** Every text in the pages and the libraries: what a value can be. */
const texts = new Set<string>();

function visit(node: ts.Node, on: (node: ts.Node) => void): void {
  on(node);
  ts.forEachChild(node, (child) => visit(child, on));
}

/** The namespaces to which a name is bound somewhere in the file: by `useTranslations('match')`, or by the type of a parameter. */
function translatorsIn(source: ts.SourceFile): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const bind = (name: ts.Node, namespace: string): void => {
    const text = name.getText(source);
    found.set(text, (found.get(text) ?? new Set()).add(namespace));
  };
  visit(source, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      const [, one] = /^useTranslations\((?:'([^']*)')?\)/.exec(node.initializer.getText(source)) ?? [null];
      const [, other] = /^createTranslator\([^]*namespace: '([^']*)'/.exec(node.initializer.getText(source)) ?? [];
      if (/^(?:useTranslations|createTranslator)\(/.test(node.initializer.getText(source)))
        bind(node.name, one ?? other ?? '');
    }
    if (ts.isParameter(node) || ts.isPropertySignature(node)) {
      for (const [, namespace] of (node.type?.getText(source) ?? '').matchAll(/useTranslations<'([^']*)'>/g)) {
        bind(node.name, namespace!);
      }
    }
  });
  return found;
}

function ask(prefix: string, argument: ts.Expression, isSure: boolean): void {
  if (ts.isStringLiteralLike(argument)) {
    asked.keys.add(prefix + argument.text);
    if (isSure) askedForSure.add(prefix + argument.text);
  } else if (ts.isConditionalExpression(argument)) {
    ask(prefix, argument.whenTrue, isSure);
    ask(prefix, argument.whenFalse, isSure);
  } else if (ts.isTemplateExpression(argument)) {
    const parts = [prefix + argument.head.text, ...argument.templateSpans.map(({ literal }) => literal.text)];
    asked.patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`));
  } else asked.byValue.add(prefix);
}

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.tsx?$/.test(name) || /\.test\.|^messages\/[a-z]{2}\//.test(name)) continue;
  const text = readFileSync(join(folder, name), 'utf8');
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const translators = translatorsIn(source);
  visit(source, (node) => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (!ts.isCallExpression(node)) return;
    const [argument] = node.arguments;
    const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : node.expression;
    const namespaces = translators.get(callee.getText(source)) ?? new Set();
    for (const namespace of namespaces) {
      if (argument !== undefined) ask(namespace === '' ? '' : `${namespace}.`, argument, namespaces.size === 1);
    }
  });
}

for (const library of ['rules', 'competition']) {
  const sources = join(projectRoot, 'libs', library, 'src');
  for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    for (const [, text] of readFileSync(join(sources, name), 'utf8').matchAll(/'([^'\n]+)'/g)) texts.add(text!);
  }
}

it('every word is said somewhere', async () => {
  const keys = await keysOfWords();
  expect(keys.length).toBeGreaterThan(2000);
  const isAskedByValue = (key: string): boolean =>
    [...asked.byValue].some((prefix) => key.startsWith(prefix) && texts.has(key.slice(prefix.length)));
  const unused = keys.filter(
    (key) => !asked.keys.has(key) && !asked.patterns.some((pattern) => pattern.test(key)) && !isAskedByValue(key),
  );
  expect(unused).toEqual([]);
});

it('no page asks for words that there are not', async () => {
  const keys = new Set(await keysOfWords());
  expect([...askedForSure].filter((key) => !keys.has(key))).toEqual([]);
});
