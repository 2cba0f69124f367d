import ts from 'typescript';
import { readText } from './rulebook.js';

/** The text of a name, of a template that which stands before its first value. */
function textOf(name: ts.Expression): string | null {
  if (ts.isStringLiteralLike(name)) return name.text;
  return ts.isTemplateExpression(name) ? name.head.text : null;
}

/** The name of a test or group that a call makes: `it('…')`, `it.each(…)('…')`, and the tables of section 4. */
function nameIn(call: ts.CallExpression): string | null {
  const callee = ts.isCallExpression(call.expression) ? call.expression.expression : call.expression;
  const [first] = call.arguments;
  if (!first || !/^(it|describe)(\.each)?$|^madeAndFailed$/.test(callee.getText())) return null;
  if (callee.getText().endsWith('.each') && callee === call.expression) return null;
  return textOf(first);
}

/** What stands first in a row of a table of tests, which becomes a part of a name. */
function rowIn(row: ts.ArrayLiteralExpression): string | null {
  const [first] = row.elements;
  return first === undefined ? null : textOf(first);
}

const parsed = new Map<string, ts.SourceFile>();

/** A file is asked for its names and for its rows. */
function sourceOf(path: string): ts.SourceFile {
  const source = parsed.get(path) ?? ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true);
  parsed.set(path, source);
  return source;
}

function collect<Kind extends ts.Node>(
  path: string,
  isKind: (node: ts.Node) => node is Kind,
  textIn: (node: Kind) => string | null,
): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = isKind(node) ? textIn(node) : null;
    if (text !== null) found.push(text);
    node.forEachChild(visit);
  };
  visit(sourceOf(path));
  return found;
}

/** The names of the tests and groups of a file, as its source has them. */
export const namesIn = (path: string): string[] => collect(path, ts.isCallExpression, nameIn);

/** What stands first in the rows of a file's tables. */
export const rowsIn = (path: string): string[] => collect(path, ts.isArrayLiteralExpression, rowIn);
