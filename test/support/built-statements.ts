import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { kyselyOn } from '../../apps/api/src/platform/database/kysely.js';

/** The statements that a method of a repository builds by Kysely, when it is called with an example of each of its parameters. */
export interface BuiltStatements {
  /** `apps/api/src/….repository.ts` */
  readonly file: string;
  /** `TrophiesRepository.list` */
  readonly method: string;
  readonly texts: readonly string[];
}

const ID = '00000000-0000-4000-8000-000000000001';
/** Of examples within examples; deeper parts are left out. */
const MOST_DEPTH = 8;

/** All of them, in the order of their files and methods. Nothing is sent: every statement answers with no rows, and then with an empty one. */
export async function builtStatements(folder: string): Promise<readonly BuiltStatements[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.repository.ts'))
    .toSorted()
    .map((name) => join(folder, name));
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    experimentalDecorators: true,
  });
  const checker = program.getTypeChecker();
  const found: BuiltStatements[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file)!;
    const classes = source.statements.filter((node) => ts.isClassDeclaration(node)).filter(({ name }) => name);
    if (classes.length === 0) continue;
    const module = (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, Constructor>>;
    for (const declaration of classes) {
      const name = declaration.name!.text;
      for (const member of declaration.members) {
        if (!ts.isMethodDeclaration(member) || isPrivate(member)) continue;
        const method = member.name.getText(source);
        const parameters = member.parameters.map((parameter) => checker.getTypeAtLocation(parameter));
        const texts = await statementsOf(module[name]!, method, (database) =>
          parameters.map((type) => exampleOf(checker, type, database, 0)),
        );
        if (texts.length > 0) found.push({ file, method: `${name}.${method}`, texts });
      }
    }
  }
  return found;
}

/** What a statement answers with, and whether the first list that is given is empty: what is left out is deleted then. */
const attempts = [
  [[], 'given'],
  [[{}], 'given'],
  [[], 'empty'],
] as const;

function withFirstList(list: 'given' | 'empty', values: readonly unknown[]): readonly unknown[] {
  const first = list === 'given' ? -1 : values.findIndex((value) => Array.isArray(value));
  return values.map((value, index) => (index === first ? [] : value));
}

type Constructor = new (...dependencies: unknown[]) => Readonly<Record<string, (...values: unknown[]) => unknown>>;

async function statementsOf(
  repository: Constructor,
  method: string,
  valuesFor: (database: unknown) => readonly unknown[],
): Promise<readonly string[]> {
  const texts = new Set<string>();
  for (const [rows, first] of attempts) {
    const database = recording(texts, rows);
    try {
      const called = new repository(...Array.from({ length: 6 }, () => database));
      await called[method]!(...withFirstList(first, valuesFor(database)));
    } catch {
      // What comes after a statement may not be able to do anything with the answer.
    }
  }
  return [...texts];
}

/** A database, clock or other repository that keeps the texts of statements and knows nothing. */
function recording(texts: Set<string>, rows: readonly object[]): unknown {
  const keep = (text: string): Promise<readonly object[]> => {
    texts.add(text);
    return Promise.resolve(rows);
  };
  const $kysely = kyselyOn({
    $queryRawUnsafe: <T>(text: string) => keep(text) as Promise<T>,
    $executeRawUnsafe: (text) => keep(text).then(() => 1),
  });
  const nothing = (): Promise<readonly object[]> => Promise.resolve([]);
  // A model is an object of functions, a service has functions itself: this is both.
  const both = new Proxy(nothing, { get: (_, name) => (name === 'then' ? undefined : nothing) });
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === '$kysely') return $kysely;
        if (name === 'today') return () => Promise.resolve('2026-01-31');
        return name === 'then' || typeof name === 'symbol' ? undefined : both;
      },
    },
  );
}

function isPrivate(member: ts.MethodDeclaration): boolean {
  return member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) ?? false;
}

function exampleOf(checker: ts.TypeChecker, given: ts.Type, database: unknown, depth: number): unknown {
  const type = checker.getNonNullableType(given);
  const first = type.isUnion() && !(type.flags & ts.TypeFlags.Boolean) ? firstOf(type.types) : type;
  if (first.isStringLiteral() || first.isNumberLiteral()) return first.value;
  if (first.flags & ts.TypeFlags.StringLike) return ID;
  if (first.flags & ts.TypeFlags.NumberLike) return 1;
  if (first.flags & ts.TypeFlags.BigIntLike) return 1n;
  if (first.flags & ts.TypeFlags.BooleanLike) return true;
  // `unknown` is declared nowhere.
  const name = (first.symbol as ts.Symbol | undefined)?.name;
  if (name === 'Date') return new Date('2026-01-31T00:00:00.000Z');
  if (name === 'Uint8Array' || name === 'Buffer') return Buffer.from('00', 'hex');
  if (checker.getPropertyOfType(first, '$kysely') !== undefined) return database;
  if (checker.isTupleType(first)) {
    return checker
      .getTypeArguments(first as ts.TypeReference)
      .map((each) => exampleOf(checker, each, database, depth + 1));
  }
  const item = checker.getIndexTypeOfType(first, ts.IndexKind.Number);
  if (item !== undefined) return [exampleOf(checker, item, database, depth + 1)];
  if (first.getCallSignatures().length > 0) return () => Promise.resolve(undefined);
  if (depth > MOST_DEPTH) return {};
  return Object.fromEntries(
    checker
      .getPropertiesOfType(first)
      .map((property) => [property.name, exampleOf(checker, checker.getTypeOfSymbol(property), database, depth + 1)]),
  );
}

/** Of texts the first of the alphabet: the compiler has them in the order in which it met them. */
function firstOf(types: readonly ts.Type[]): ts.Type {
  const texts = types.filter((type) => type.isStringLiteral());
  return texts.toSorted((a, b) => (a.value < b.value ? -1 : 1))[0] ?? types[0]!;
}
