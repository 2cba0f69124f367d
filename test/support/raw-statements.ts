import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A statement that is written as SQL, where neither models nor Kysely say it. */
export interface RawStatement {
  readonly file: string;
  readonly line: number;
  /** Its text in one line, with `…` for its values and parts. */
  readonly text: string;
}

/** Beside a query of Kysely an expression may be SQL; what reads a table is a statement. */
const READS_OR_WRITES = /\b(?:SELECT\b[^]*\bFROM|INSERT\s+INTO|UPDATE\s+\S+\s+SET|DELETE\s+FROM)\b/i;
const MOST_OF_AN_EXPRESSION = 160;

/** By what a text becomes a statement. */
const SENT_AS_TEMPLATE = /\.\$(?:query|execute)Raw$/;
const SENT_AS_TEXT = /\.\$(?:query|execute)RawUnsafe$|(?:client|pool|snapshot)\.(?:query|all|one|rows)$/;

/** The files by which statements of models and of Kysely are sent. */
const SENDERS = ['platform/database/kysely.ts', 'platform/database/json-rows.ts', 'platform/database/rows.ts'];

/** All of them in the files of a folder, tests and generated files apart, in the order of their files. */
export function rawStatements(folder: string): readonly RawStatement[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('generated'))
    .filter((name) => !SENDERS.includes(name))
    .toSorted()
    .flatMap((name) => statementsIn(join(folder, name)));
}

function statementsIn(path: string): RawStatement[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true);
  const found: RawStatement[] = [];
  const add = (node: ts.Node, text: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ file: path, line: line + 1, text: text.replaceAll(/\s+/g, ' ').trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) {
      const [tag, text] = [node.tag.getText(file), textOf(node.template)];
      if (SENT_AS_TEMPLATE.test(tag) || (isOfKysely(tag) && isStatement(text))) add(node, text);
    } else if (ts.isCallExpression(node) && SENT_AS_TEXT.test(node.expression.getText(file))) {
      const [text] = node.arguments;
      if (text !== undefined) add(node, ts.isStringLiteral(text) || ts.isTemplateLiteral(text) ? textOf(text) : '…');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isOfKysely(tag: string): boolean {
  return /^sql(?:<|$)/.test(tag);
}

function isStatement(text: string): boolean {
  return READS_OR_WRITES.test(text) || text.length > MOST_OF_AN_EXPRESSION;
}

function textOf(node: ts.StringLiteral | ts.TemplateLiteral): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}
