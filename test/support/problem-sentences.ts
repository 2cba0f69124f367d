import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SHEET_FORMAT, terms } from '@tarokk/competition';
import { MATCH_FORMAT, violationRules } from '@tarokk/rules';
import ts from 'typescript';
import { projectRoot } from './project.js';

/** Where refusals and findings are made. */
const SOURCES = ['apps/api/src', 'apps/cli/src', 'libs/competition/src'];
/** What a file has in it that has codes or sentences; the others need not be parsed. */
const MADE = /\btext\(|(?:problemKind|relayedProblem)\(|'(?:auction|claim|deal|play|sheet)\/[a-z-]+'/;

/** What the sources say of one code. */
export interface CodeSentence {
  readonly sentence: string | null;
  readonly rule: string | null;
}

interface Source {
  readonly path: string;
  readonly file: ts.SourceFile;
}

const sources: readonly Source[] = SOURCES.flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('generated'))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, folder, path), 'utf8') }))
    .filter(({ text }) => MADE.test(text))
    .map(({ path, text }) => ({
      path: join(folder, path),
      file: ts.createSourceFile(join(projectRoot, folder, path), text, ts.ScriptTarget.ES2023, true),
    })),
);

/** What the names of each file stand for, those that it imports from its neighbours among them. */
const declared = new Map(sources.map((source) => [source.path, declarationsOf(source)]));

interface Declarations {
  readonly values: ReadonlyMap<string, ts.Expression>;
  /** The file of each imported name. */
  readonly imported: ReadonlyMap<string, string>;
}

function declarationsOf({ path, file }: Source): Declarations {
  const [values, imported] = [new Map<string, ts.Expression>(), new Map<string, string>()];
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer !== undefined) values.set(name.text, plain(initializer));
    }
    const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (named === undefined || !ts.isNamedImports(named)) continue;
    const from = (named.parent.parent as ts.ImportDeclaration).moduleSpecifier as ts.StringLiteral;
    const target = join(path, '..', from.text.replace(/\.js$/, '.ts'));
    for (const { name } of named.elements) imported.set(name.text, target);
  }
  return { values, imported };
}

/** Without `as const` and `satisfies`. */
function plain(value: ts.Expression): ts.Expression {
  return ts.isAsExpression(value) || ts.isSatisfiesExpression(value) ? plain(value.expression) : value;
}

/** What a name, or a name of a table, stands for in a file. */
function valueOf(node: ts.Node, path: string): ts.Expression | null {
  if (ts.isIdentifier(node)) {
    const { values, imported } = declared.get(path) ?? {};
    const own = values?.get(node.text);
    if (own !== undefined) return own;
    const from = imported?.get(node.text);
    return from === undefined ? null : (declared.get(from)?.values.get(node.text) ?? null);
  }
  if (!ts.isPropertyAccessExpression(node)) return null;
  const table = valueOf(node.expression, path);
  if (table === null || !ts.isObjectLiteralExpression(table)) return null;
  const entry = table.properties.find((each) => each.name?.getText() === node.name.text);
  return entry !== undefined && ts.isPropertyAssignment(entry) ? plain(entry.initializer) : null;
}

/** Each code of a refusal or finding, with its sentence in English and its rule, in the order of the alphabet. */
export function codesInSources(): ReadonlyMap<string, CodeSentence> {
  const found = new Map<string, CodeSentence>();
  const note = (code: string, sentence: string | null, rule: string | null): void => {
    const known = found.get(code);
    found.set(code, { sentence: known?.sentence ?? sentence, rule: known?.rule ?? rule });
  };
  for (const source of sources) {
    for (const { code, args } of callsOf('problemKind', source)) {
      const declaration = args[1]!;
      note(code, englishWithin(propertyOf(declaration, 'text')!), stringOf(propertyOf(declaration, 'rule')));
    }
  }
  // Whoever reads documents may say a code that the office says too: then the sentence is the office's.
  for (const source of sources)
    for (const { code, args } of callsOf('relayedProblem', source)) note(code, stringOf(args[1]), stringOf(args[2]));
  for (const [code, rule] of Object.entries(violationRules)) note(code, meaningOf(code), rule);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Declared {
  readonly code: string;
  readonly args: readonly ts.Expression[];
}

function callsOf(maker: string, { file }: Source): readonly Declared[] {
  return within(file, ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === maker)
    .map(({ arguments: args }) => {
      const code = stringOf(args[0]);
      if (code === null) throw new Error(`${file.fileName}: a code is written out where its problem is declared.`);
      return { code, args };
    });
}

function stringOf(node: ts.Node | null | undefined): string | null {
  return node != null && ts.isStringLiteral(node) ? node.text : null;
}

/** Its value, by whichever name it stands there. */
function propertyOf(node: ts.Expression, name: string): ts.Expression | null {
  if (!ts.isObjectLiteralExpression(node)) return null;
  const property = node.properties.find((each) => each.name?.getText() === name);
  if (property === undefined) return null;
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : null;
}

/** What the schema says of a violation: its own sentence names the cards and seats of its game. */
function meaningOf(code: string): string | null {
  const meanings = sources.flatMap(({ file }) =>
    within(file, ts.isPropertyAssignment).filter(({ name }) => ts.isStringLiteral(name) && name.text === code),
  );
  return meanings.map(({ initializer }) => stringOf(initializer)).find((meaning) => meaning !== null) ?? null;
}

function within<N extends ts.Node>(node: ts.Node, isWanted: (inner: ts.Node) => inner is N): readonly N[] {
  const found: N[] = [];
  visit(node, (inner) => {
    if (isWanted(inner)) found.push(inner);
  });
  return found;
}

/** The first text within, or that a name within it stands for. */
function englishWithin(node: ts.Node): string | null {
  const path = relative(projectRoot, node.getSourceFile().fileName);
  const nodes: ts.Node[] = [];
  visit(node, (inner) => {
    nodes.push(inner);
  });
  const named = nodes.flatMap((inner) => valueOf(inner, path) ?? []);
  return [...nodes, ...named].map(englishOf).find((english) => english !== null) ?? null;
}

/** The first argument of `text('…', '…', '…')`. */
function englishOf(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'text') return null;
  const [english] = node.arguments;
  if (english === undefined) return null;
  if (ts.isStringLiteralLike(english)) return english.text;
  return ts.isTemplateExpression(english) ? withTerms(english) : null;
}

const englishTerms: Readonly<Record<string, Readonly<Record<string, string>>>> = terms.en;
const formats: Readonly<Record<string, string>> = { SHEET_FORMAT, MATCH_FORMAT };

/** A sentence with the terms and names of formats that it has: `${en.dispute.noun}`, `${SHEET_FORMAT}`. */
function withTerms({ head, templateSpans }: ts.TemplateExpression): string {
  const spans = templateSpans.map(({ expression, literal }) => {
    const name = expression.getText();
    const [, term = '', form = ''] = /^en\.(\w+)\.(\w+)$/.exec(name) ?? [];
    const said = englishTerms[term]?.[form] ?? formats[name];
    if (said === undefined) throw new Error(`Neither a term of the office nor a format: ${name}`);
    return said + literal.text;
  });
  return head.text + spans.join('');
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => {
    visit(child, look);
  });
}
