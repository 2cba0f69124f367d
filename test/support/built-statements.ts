import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { kyselyOn } from '../../apps/api/src/platform/database/kysely.js';

/** The statements that a method or function builds by Kysely, when it is called with an example of each of its parameters. */
export interface BuiltStatements {
  /** `apps/api/src/….repository.ts` */
  readonly file: string;
  /** `TrophiesRepository.list`, `approvedPlaces` */
  readonly method: string;
  readonly texts: readonly string[];
}

const ID = '00000000-0000-4000-8000-000000000001';
/** Of examples within examples; deeper parts are left out. */
const MOST_DEPTH = 8;
/** Of a class; those that it does not have are not looked at. */
const MOST_DEPENDENCIES = 12;

/** All of them, in the order of their files and methods. Nothing is sent: every statement answers with no rows, and then with an empty one. */
export async function builtStatements(folder: string): Promise<readonly BuiltStatements[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('generated'))
    .toSorted()
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.repository.ts') || readFileSync(file, 'utf8').includes('$kysely'));
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
    const callables = callablesOf(checker, source);
    if (callables.length === 0) continue;
    const module = (await import(pathToFileURL(resolve(file)).href)) as Module;
    for (const { method, parameters, call } of callables) {
      const types = parameters.map((parameter) => checker.getTypeAtLocation(parameter));
      const texts = await statementsOf(
        (database, values) => call(module, database, values),
        (database) => types.map((type) => exampleOf(checker, type, database, 0)),
      );
      if (texts.length > 0) found.push({ file, method, texts });
    }
  }
  return found;
}

type Method = (...values: readonly unknown[]) => unknown;
type Module = Readonly<Record<string, Method | (new (...dependencies: unknown[]) => Readonly<Record<string, Method>>)>>;

/** A function of a file, or a method of one of its classes. */
interface Callable {
  readonly method: string;
  readonly parameters: readonly ts.ParameterDeclaration[];
  readonly call: (module: Module, database: unknown, values: readonly unknown[]) => unknown;
}

/** All that other files can call with a database: what opens one by itself would do so. */
function callablesOf(checker: ts.TypeChecker, { fileName, statements }: ts.SourceFile): readonly Callable[] {
  const takesDatabase = (parameters: readonly ts.ParameterDeclaration[]): boolean =>
    parameters.some((each) => checker.getPropertyOfType(checker.getTypeAtLocation(each), '$kysely') !== undefined);
  return statements.flatMap((node): readonly Callable[] => {
    const isDeclaration = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node);
    if (!isDeclaration || node.name === undefined || !hasModifier(node, ts.SyntaxKind.ExportKeyword)) return [];
    const name = node.name.text;
    if (ts.isFunctionDeclaration(node)) {
      if (!takesDatabase(node.parameters)) return [];
      const call: Callable['call'] = (module, _, values) => (module[name] as Method)(...values);
      return [{ method: name, parameters: node.parameters, call }];
    }
    const made = node.members.find((member) => ts.isConstructorDeclaration(member));
    if (!fileName.endsWith('.repository.ts') && !takesDatabase(made?.parameters ?? [])) return [];
    const methods = node.members.filter((member) => ts.isMethodDeclaration(member));
    return methods
      .filter((member) => !hasModifier(member, ts.SyntaxKind.PrivateKeyword))
      .map((member) => {
        const method = member.name.getText();
        const call: Callable['call'] = (module, database, values) => {
          const called = new (module[name] as new (...dependencies: unknown[]) => Readonly<Record<string, Method>>)(
            ...Array.from({ length: MOST_DEPENDENCIES }, () => database),
          );
          return called[method]!(...values);
        };
        return { method: `${name}.${method}`, parameters: member.parameters, call };
      });
  });
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

async function statementsOf(
  call: (database: unknown, values: readonly unknown[]) => unknown,
  valuesFor: (database: unknown) => readonly unknown[],
): Promise<readonly string[]> {
  const texts = new Set<string>();
  for (const [rows, first] of attempts) {
    const database = recording(texts, rows);
    try {
      await call(database, withFirstList(first, valuesFor(database)));
    } catch {
      // What comes after a statement may not be able to do anything with the answer.
    }
  }
  // Which table a method is given only running it tells.
  return [...texts].filter((text) => !text.includes(`"${ID}"`));
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

function hasModifier(node: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return node.modifiers?.some((modifier) => modifier.kind === kind) ?? false;
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
    asDeclared(checker.getPropertiesOfType(first)).map((property) => [
      property.name,
      exampleOf(checker, checker.getTypeOfSymbol(property), database, depth + 1),
    ]),
  );
}

/** In the order of the sources: the compiler has those of a type made from others in the order in which it met them. */
function asDeclared(properties: readonly ts.Symbol[]): readonly ts.Symbol[] {
  const placeOf = ({ declarations }: ts.Symbol): readonly [string, number] => {
    const [first] = declarations ?? [];
    return first === undefined ? ['', 0] : [first.getSourceFile().fileName, first.pos];
  };
  return properties.toSorted((a, b) => {
    const [fileA, placeA] = placeOf(a);
    const [fileB, placeB] = placeOf(b);
    if (fileA !== fileB) return fileA < fileB ? -1 : 1;
    return placeA - placeB;
  });
}

/** Of texts the first of the alphabet: the compiler has them in the order in which it met them. */
function firstOf(types: readonly ts.Type[]): ts.Type {
  const texts = types.filter((type) => type.isStringLiteral());
  return texts.toSorted((a, b) => (a.value < b.value ? -1 : 1))[0] ?? types[0]!;
}
