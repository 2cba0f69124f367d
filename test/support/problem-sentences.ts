import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { terms } from '@tarokk/competition';
import ts from 'typescript';
import { projectRoot } from './project.js';

/** Where refusals and findings are made. */
const SOURCES = ['apps/api/src', 'apps/cli/src', 'libs/competition/src', 'libs/rules/src/royal'];
/** What is written from what is found here. */
const LIST = 'problem-codes.ts';
/** What a file has in it that has codes or sentences; the others need not be parsed. */
const MADE = /\btext\(|'[a-z-]+\/[a-z0-9-]+'|problemsOf\('|`[a-z-]+\/\$\{/;
const CODE = /^[a-z]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What the sources say of one code. */
export interface CodeSentence {
  readonly sentence: string | null;
  readonly rule: string | null;
}

interface Source {
  readonly path: string;
  readonly file: ts.SourceFile;
  /** What leads the codes of its tables: `cup` where it makes `cup/…` of their keys. */
  readonly slices: readonly string[];
}

const sources: readonly Source[] = SOURCES.flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('generated') && !path.endsWith(LIST),
    )
    .map((path) => ({ path, text: readFileSync(join(projectRoot, folder, path), 'utf8') }))
    .filter(({ text }) => MADE.test(text))
    .map(({ path, text }) => {
      const made = text.matchAll(/problemsOf\('([a-z-]+)'|`([a-z-]+)\/\$\{/g);
      const slices = [...made].map(([, table, template]) => (table ?? template)!);
      return {
        path: join(folder, path),
        file: ts.createSourceFile(join(projectRoot, folder, path), text, ts.ScriptTarget.ES2023, true),
        slices,
      };
    }),
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

/** Codes that are put together of two words, with the names of their sentences. */
const composed: Readonly<Record<string, string>> = {
  'old-list/line': 'atLine',
  'old-list/more-problems': 'moreProblems',
  'old-list/repeated': 'atLine',
  'old-table/line': 'atLine',
  'old-table/more-problems': 'moreProblems',
  'season/cup-undecided': 'tie',
  'season/free-game-undecided': 'freeGame',
  'season/grand-prix-undecided': 'grandPrix',
  'season/match-undecided': 'match',
  'season/draft-left-behind': 'draft',
  'season/plan-left-behind': 'plan',
};
const compose = ['line-problems.ts', 'undecided-problems.ts'];

/** What these say is what the reader of a document says of it. */
const ofDocuments: Readonly<Record<string, string>> = {
  'free/record': 'What is wrong with the record, at its place in the game.',
  'import/not-json': 'Where the document stops being JSON.',
  'import/unknown-format': 'Which formats the import knows: `tarokk-sheet/1` and `royal-tarokk-match/1`.',
  'import/unreadable': 'Why the file cannot be read.',
  'record/malformed': 'What is wrong with the record, at its place in it (docs/rules/match-record.md).',
  'sheet/malformed': 'What is wrong with the sheet, at its place in it (docs/sheet.md).',
  'ruling/malformed': 'What is wrong with the ruling, as of the ruling of a sheet.',
};

function composedSentences(): ReadonlyMap<string, string> {
  const named = [...declared].filter(([path]) => compose.some((name) => path.endsWith(name)));
  return new Map(
    Object.entries(composed).map(([code, name]) => {
      const value = named.map(([, { values }]) => values.get(name)).find((each) => each !== undefined);
      return [code, englishOf(value!)!];
    }),
  );
}

/** All codes of refusals and findings, from the places where they are made, in the order of the alphabet. */
export function codesInSources(): readonly string[] {
  const found = new Set<string>(
    sources.flatMap((source) => [...writtenOut(source), ...ofTables(source), ...putTogether(source)]),
  );
  return [...found].sort();
}

/** Codes that are a string of their own: what stands behind `code`, what a maker of problems takes first, and the keys of a table of findings. */
function writtenOut({ file }: Source): readonly string[] {
  return within(file, ts.isStringLiteral)
    .filter((literal) => CODE.test(literal.text) && isCodeHere(literal))
    .map(({ text }) => text);
}

function isCodeHere(literal: ts.StringLiteral): boolean {
  // `'import/unreadable' as const` too.
  const { parent } = ts.isAsExpression(literal.parent) ? literal.parent : literal;
  if (ts.isPropertyAssignment(parent)) {
    return parent.name === literal || /^(?:code|line|moreProblems)$/.test(parent.name.getText());
  }
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === literal &&
    /^(?:problemKind|found|refusedByOffice|problem|malformed)$/.test(parent.expression.getText())
  );
}

/** The keys of the tables from which `problemsOf('cup', table)` makes the problems of a slice. */
function ofTables({ path, file }: Source): readonly string[] {
  return within(file, ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'problemsOf')
    .flatMap(({ arguments: [slice, table] }) =>
      slice !== undefined && ts.isStringLiteral(slice) && table !== undefined
        ? keysOf(valueOf(table, path)).map((key) => `${slice.text}/${key}`)
        : [],
    );
}

/** Codes that a function puts together, `cup/${code}`: of the keys of its table, `texts[code]`, or else of what it is called with. */
function putTogether({ path, file }: Source): readonly string[] {
  return within(file, ts.isTemplateExpression).flatMap(({ head, templateSpans, parent }) => {
    const [span] = templateSpans;
    const maker = ts.findAncestor(parent, isMaker);
    if (!/^[a-z-]+\/$/.test(head.text) || templateSpans.length !== 1 || maker === undefined) return [];
    const left = span!.expression.getText();
    const tables = within(maker, ts.isElementAccessExpression).filter(
      ({ argumentExpression }) => argumentExpression.getText() === left,
    );
    const keys = tables.flatMap(({ expression }) => keysOf(valueOf(expression, path)));
    const given = keys.length > 0 ? keys : firstWords(file, nameOf(maker));
    return given.map((word) => head.text + word + span!.literal.text);
  });
}

type Maker = ts.FunctionDeclaration | ts.ArrowFunction;

function isMaker(node: ts.Node): node is Maker {
  return ts.isFunctionDeclaration(node) || ts.isArrowFunction(node);
}

function nameOf(maker: Maker): string | undefined {
  if (ts.isFunctionDeclaration(maker)) return maker.name?.text;
  return ts.isVariableDeclaration(maker.parent) ? maker.parent.name.getText() : undefined;
}

/** The words that a function of a file is called with first. */
function firstWords(file: ts.SourceFile, name: string | undefined): readonly string[] {
  return within(file, ts.isCallExpression)
    .filter(({ expression }) => name !== undefined && expression.getText() === name)
    .flatMap(({ arguments: [first] }) => (first === undefined ? [] : within(first, ts.isStringLiteral)))
    .map(({ text }) => text);
}

function keysOf(table: ts.Expression | null): readonly string[] {
  if (table === null || !ts.isObjectLiteralExpression(table)) return [];
  return table.properties.flatMap(({ name }) =>
    name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}

function within<N extends ts.Node>(node: ts.Node, isWanted: (inner: ts.Node) => inner is N): readonly N[] {
  const found: N[] = [];
  visit(node, (inner) => {
    if (isWanted(inner)) found.push(inner);
  });
  return found;
}

/** The sentence of each code, in English, and its rule. */
export function sentencesOfCodes(codes: readonly string[]): ReadonlyMap<string, CodeSentence> {
  const wanted = new Set(codes);
  const found = new Map<string, CodeSentence>();
  for (const [code, sentence] of [...composedSentences(), ...Object.entries(ofDocuments)])
    found.set(code, { sentence, rule: code.startsWith('season/') ? 'D25' : null });
  const note = (code: string, within: ts.Node): void => {
    const known = found.get(code);
    const sentence = known?.sentence ?? sentenceIn(within);
    const rule = known?.rule ?? ruleIn(within);
    if (wanted.has(code)) found.set(code, { sentence, rule });
  };
  for (const { file, slices } of sources) {
    visit(file, (node) => {
      if (!ts.isStringLiteral(node) && !ts.isIdentifier(node)) return;
      const within = placeOf(node);
      if (within === null) return;
      if (ts.isStringLiteral(node) && wanted.has(node.text)) note(node.text, within);
      for (const slice of slices) note(`${slice}/${node.text}`, within);
    });
  }
  return found;
}

/** What belongs to a code: the value of which it is the key, the object of which it is the code, the call that takes it. */
function placeOf(node: ts.StringLiteral | ts.Identifier): ts.Node | null {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return parent.initializer;
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'code') return parent.parent;
  if (ts.isCallExpression(parent) && parent.arguments[0] === node) return parent;
  return null;
}

/** In what belongs to the code; else in the function that makes it. */
function sentenceIn(node: ts.Node): string | null {
  const own = englishWithin(node);
  const made = ts.isObjectLiteralExpression(node) ? ts.findAncestor(node, ts.isFunctionDeclaration) : undefined;
  return own ?? (made === undefined ? null : englishWithin(made));
}

function englishWithin(node: ts.Node): string | null {
  let found: string | null = ts.isStringLiteral(node) && node.text.includes(' ') ? node.text : null;
  visit(node, (inner) => {
    found ??= englishOf(inner);
  });
  if (found !== null) return found;
  const path = relative(projectRoot, node.getSourceFile().fileName);
  visit(node, (inner) => {
    const value = valueOf(inner, path);
    if (value !== null) found ??= englishOf(value);
  });
  return found;
}

function ruleIn(node: ts.Node): string | null {
  let found: string | null = null;
  visit(node, (inner) => {
    if (ts.isStringLiteral(inner) && /^(?:D\d+|\d+(?:\.\d+)*)$/.test(inner.text)) found ??= inner.text;
  });
  return found;
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

/** A sentence with the terms that it names: `${en.dispute.noun}`. */
function withTerms({ head, templateSpans }: ts.TemplateExpression): string {
  const spans = templateSpans.map(({ expression, literal }) => {
    const [, term = '', form = ''] = /^en\.(\w+)\.(\w+)$/.exec(expression.getText()) ?? [];
    return englishTerms[term]![form]! + literal.text;
  });
  return head.text + spans.join('');
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => {
    visit(child, look);
  });
}
