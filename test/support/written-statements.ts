import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Choices, StatementReading, VALUE } from './statement-reading.js';

/** A statement of SQL as it stands in the sources. */
export interface WrittenStatement {
  /** `apps/api/src/…repository.ts:31` */
  readonly place: string;
  /** With $1, $2 … for its values; one text for each way in which its parts can be put together. Empty where only running it tells. */
  readonly texts: readonly string[];
  /** What its rows are by the type that they are given, by column; null where it is given none. Columns that may be left out are not in it. */
  readonly columns: ReadonlyMap<string, ColumnKind> | null;
}

/** What a value is in TypeScript, whether or not it can be null; `any` where the type does not say. */
export type ColumnKind = 'string' | 'number' | 'bigint' | 'boolean' | 'Date' | 'bytes' | 'list' | 'any';

/** Parts of statements that are put together in more ways than this are tried in as many. */
const MOST_WAYS = 24;

/** All statements of `$queryRaw`, `$executeRaw` and of a client's `query` in the files of a folder, tests and generated files apart. */
export function writtenStatements(folder: string): readonly WrittenStatement[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('generated'))
    .filter((name) => /\$(?:query|execute)Raw|client\.query/.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => join(folder, name));
  const program = ts.createProgram(names, {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    experimentalDecorators: true,
  });
  const checker = program.getTypeChecker();
  return names.flatMap((name) => {
    const file = program.getSourceFile(name)!;
    const found: WrittenStatement[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && /\.\$(?:query|execute)Raw$/.test(node.tag.getText(file))) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        found.push({
          place: `${name}:${String(line + 1)}`,
          texts: waysOf(checker, node.template).map(withNumbers),
          columns: columnsOfRow(checker, rowIn(checker, node.typeArguments?.[0])),
        });
      } else if (ts.isCallExpression(node) && /\bclient\.query$/.test(node.expression.getText(file))) {
        const [text] = node.arguments;
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        // What is put together of other texts only running it tells, and so do commands.
        if (text !== undefined && ts.isStringLiteralLike(text)) {
          const row = node.typeArguments?.[0];
          found.push({
            place: `${name}:${String(line + 1)}`,
            texts: [text.text],
            columns: row === undefined ? null : columnsOfRow(checker, checker.getTypeFromTypeNode(row)),
          });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

function withNumbers(text: string): string {
  let number = 0;
  return text.replaceAll(VALUE, () => `$${String(++number)}`);
}

function waysOf(checker: ts.TypeChecker, template: ts.TemplateLiteral): readonly string[] {
  const texts = new Set<string>();
  let waiting: Choices[] = [new Map()];
  for (let tried = 0; tried < MOST_WAYS && waiting.length > 0; tried++) {
    const [choices, ...others] = waiting as [Choices, ...Choices[]];
    const known = new Set(choices.keys());
    const text = new StatementReading(checker, choices).ofTemplate(template, new Map());
    if (text !== null) texts.add(text);
    const fresh = [...choices].filter(([key]) => !known.has(key));
    const branches = fresh.flatMap(([key, { options }], index) =>
      Array.from({ length: options - 1 }, (_, other): Choices => {
        const before = fresh.slice(0, index).map(([each, choice]) => [each, { ...choice }] as const);
        const kept = [...choices].filter(([each]) => known.has(each));
        return new Map([...kept, ...before, [key, { options, taken: other + 1 }]]);
      }),
    );
    waiting = [...others, ...branches];
  }
  return [...texts];
}

function rowIn(checker: ts.TypeChecker, rows: ts.TypeNode | undefined): ts.Type | undefined {
  return rows && checker.getIndexTypeOfType(checker.getTypeFromTypeNode(rows), ts.IndexKind.Number);
}

/** What a row has by its type, by column; null without one. Columns that may be left out are not in it. */
export function columnsOfRow(
  checker: ts.TypeChecker,
  row: ts.Type | undefined,
): ReadonlyMap<string, ColumnKind> | null {
  if (row === undefined) return null;
  const columns = checker.getPropertiesOfType(row).filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
  return new Map(columns.map((column) => [column.name, kindOf(checker, checker.getTypeOfSymbol(column))]));
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): ColumnKind {
  const there = checker.getNonNullableType(type);
  const first = there.isUnion() ? there.types[0]! : there;
  if (first.flags & ts.TypeFlags.StringLike) return 'string';
  if (first.flags & ts.TypeFlags.NumberLike) return 'number';
  if (first.flags & ts.TypeFlags.BigIntLike) return 'bigint';
  if (first.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  // `unknown` is declared nowhere.
  const name = (first.symbol as ts.Symbol | undefined)?.name;
  if (name === 'Date') return 'Date';
  if (name === 'Uint8Array' || name === 'Buffer') return 'bytes';
  return checker.isArrayType(first) || checker.isTupleType(first) ? 'list' : 'any';
}
