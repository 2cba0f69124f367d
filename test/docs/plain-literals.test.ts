import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { projectRoot } from '../support/project.js';
import { readText } from './rulebook.js';

const sources = execFileSync('git', ['ls-files', 'apps', 'libs', 'prisma', 'scripts', 'test'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path));

/** What stands in parentheses, or is a constant, by itself. */
function bare(expression: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) return bare(expression.expression);
  return expression;
}

/** Lines in which a literal is spread within a literal of its kind, whose members could stand there themselves. */
function packed(path: string): string[] {
  const text = readText(path);
  if (!/\.\.\.\(?[[{]/.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isPacked =
      (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(bare(node.expression))) ||
      (ts.isSpreadElement(node) &&
        ts.isArrayLiteralExpression(node.parent) &&
        ts.isArrayLiteralExpression(bare(node.expression)));
    if (isPacked) found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

it('a literal has its members one after the other, and no literal spread within it', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap(packed)).toEqual([]);
});
