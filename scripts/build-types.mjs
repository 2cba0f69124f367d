// Types of what pages and tests ask of the office, for the compiler and for editors, and the names of all mutations for the api. Each document in a call of `graphql(…)` is
// found again by its text. A document that the schema forbids is named, with its file and why. Beside them the list of all pages,
// apps/web/src/app/route-tree.gen.ts, from the files below `routes`.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { plugin as operationTypes } from '@graphql-codegen/typescript-operations';
import { Generator, getConfig } from '@tanstack/router-generator';
import {
  buildSchema,
  getNamedType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { parseSync, Visitor } from 'vite';
import { documentFolders, mutationNames, root } from './sources.mjs';

const NOTE = '// Written by scripts/build-types.mjs from schema.graphql and the documents of the sources.\n';
const ENDINGS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

const web = join(root, 'apps/web');
await new Generator({ root: web, config: getConfig({}, web) }).run();

const schema = buildSchema(await readFile(join(root, 'schema.graphql'), 'utf8'));
const wrong = [];
for (const { from, makes, ofPages = false } of documentFolders) {
  // Where there are no tests, nothing is asked by them.
  if (!existsSync(join(root, from))) continue;
  await writeTypes(from, join(root, makes), ofPages);
}
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
await writeFolder(join(root, dirname(mutationNames)), { [basename(mutationNames)]: unionOfMutations() });

/** @param ofPages what pages do to the office is written too, and each operation has a name of its own */
async function writeTypes(folder, target, ofPages) {
  const name = withNames(new Set());
  const documents = (await documentsBelow(folder)).map(name);
  const writes = (ofPages ? mutations() : []).map((each) => ({ ...each, ...name(each) }));
  const fragments = fragmentsOf(documents);
  if (ofPages) checkNames(documents);
  for (const each of documents) check(each, fragments);
  if (wrong.length > 0) return;
  const { prepend, content } = await operationTypes(
    schema,
    [...documents, ...writes].map(({ file, document }) => ({ location: file, document })),
    {
      enumType: 'string-literal',
      skipTypename: true,
      namingConvention: 'keep',
      dedupeFragments: true,
      disableDescriptions: true,
      scalars: scalarTypes(),
    },
    { outputFile: 'operations.d.ts' },
  );
  const entries = documents.map(({ text, types, spreads }) => {
    const needed = spreads.map((name) => `'${name}'`).join(', ');
    return `  ${JSON.stringify(text)}: [${types}, [${needed}]];`;
  });
  const map = `import type * as O from './operations.js';

/** Under the text of a document: its answer, its variables, and the names of the fragments that are given with it. */
export interface Documents {
${entries.join('\n')}
}
`;
  await writeFolder(target, {
    'operations.d.ts': `${[...prepend, content].join('\n')}\n`,
    'documents.d.ts': map,
    ...(ofPages ? { 'mutations.ts': mutationList(writes) } : {}),
  });
}

/** Nothing else is left in the folder, and what is the same stays untouched: a page that is open would be loaded anew. */
async function writeFolder(folder, texts) {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (!(name in texts)) await rm(join(folder, name));
  for (const [name, text] of Object.entries(texts)) {
    const present = await readFile(join(folder, name), 'utf8').catch(() => null);
    if (present !== NOTE + text) await writeFile(join(folder, name), NOTE + text);
  }
}

function unionOfMutations() {
  const names = Object.keys(schema.getMutationType().getFields());
  return `
/** What can be done to the office, as the API names it. */
export type MutationName =
${names.map((name) => `  | '${name}'`).join('\n')};
`;
}

/** Every mutation of the schema with what is always read of it: what was done, or why it was refused. */
function mutations() {
  return Object.values(schema.getMutationType().getFields()).map(({ name, args: [input], type }) => {
    const operation = name.charAt(0).toUpperCase() + name.slice(1);
    const inputType = input?.type.toString() ?? null;
    const variables = input === undefined ? '' : `($input: ${inputType})`;
    const given = input === undefined ? '' : '(input: $input)';
    const problems = isUnionType(getNamedType(type)) ? '... on Refused { problems { code path rule message } }' : '';
    const text = `mutation ${operation}${variables} { ${name}${given} { __typename ${problems} } }`;
    return {
      file: 'schema.graphql',
      text,
      document: parse(text),
      field: name,
      inputType,
      isNamedAfterIt: inputType === `${operation}Input!`,
      hasKey: input !== undefined && 'idempotencyKey' in getNamedType(input.type).getFields(),
    };
  });
}

/** What pages know of mutations: types of input and answer, and when they run, what the name of a mutation does not say. */
function mutationList(writes) {
  const lines = (of) => writes.map(of).join('\n');
  return `import type * as O from './operations.js';

/** What is given with each mutation. */
export interface Inputs {
${lines(({ field, types, inputType }) => `  ${field}: ${inputType === null ? '{}' : `NonNullable<${types.split(', ')[1]}['input']>`};`)}
}

/** What each of them answers. */
export interface Answers {
${lines(({ field, types }) => `  ${field}: ${types.split(', ')[0]}['${field}'];`)}
}

/** The types of inputs that are not named after their mutation; null of those without one. */
export const inputTypes: Readonly<Record<string, string | null | undefined>> = {
${writes
  .filter(({ isNamedAfterIt }) => !isNamedAfterIt)
  .map(({ field, inputType }) => `  ${field}: ${JSON.stringify(inputType)},`)
  .join('\n')}
};

/** The mutations that take no key. */
export const withoutKey: ReadonlySet<string> = new Set([
${writes
  .filter(({ hasKey }) => !hasKey)
  .map(({ field }) => `  '${field}',`)
  .join('\n')}
]);
`;
}

/** What stands in calls of `graphql(…)` below a folder, each text once. */
async function documentsBelow(folder) {
  const found = new Map();
  const names = await readdir(join(root, folder), { recursive: true });
  for (const name of names.filter((each) => /(?<!\.d)\.tsx?$/.test(each)).sort()) {
    const source = await readFile(join(root, folder, name), 'utf8');
    if (!source.includes('graphql(')) continue;
    const file = `${folder}/${name.replaceAll(sep, '/')}`;
    new Visitor({
      CallExpression({ callee, arguments: [first], start }) {
        if (callee.type !== 'Identifier' || callee.name !== 'graphql') return;
        const text = textOf(first);
        const line = source.slice(0, start).split('\n').length;
        if (text === null)
          wrong.push(`${file}:${line}: a document is one literal text, in which nothing is put together.`);
        else if (!found.has(text)) found.set(text, { file: `${file}:${line}`, text, document: parse(text) });
      },
    }).visit(parseSync(file, source).program);
  }
  return [...found.values()];
}

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.quasis.length === 1 ? node.quasis[0].value.cooked : null;
}

/**
 * Names by which the types of a document are known: those of its own, with a number where another has the same. Fragments that
 * stand in the document itself are its own; the others are given with it.
 */
function withNames(taken) {
  const free = (name) => {
    let each = name;
    for (let number = 2; taken.has(each); number += 1) each = `${name}${number}`;
    taken.add(each);
    return each;
  };
  return ({ file, text, document }) => {
    const [first, ...others] = document.definitions;
    const own = new Map(others.map(({ name }) => [name.value, free(name.value)]));
    const spreads = new Set();
    const rename = (node) => {
      if (!own.has(node.name.value)) return undefined;
      return { ...node, name: { ...node.name, value: own.get(node.name.value) } };
    };
    const operation =
      first.kind === Kind.FRAGMENT_DEFINITION
        ? first
        : { ...first, name: { kind: Kind.NAME, value: free(first.name?.value ?? 'Unnamed') } };
    const renamed = visit(
      { ...document, definitions: [operation, ...others] },
      {
        FragmentDefinition: rename,
        FragmentSpread(node) {
          if (!own.has(node.name.value)) spreads.add(node.name.value);
          return rename(node);
        },
      },
    );
    return { file, text, document: renamed, types: typesOf(operation), spreads: [...spreads] };
  };
}

/** The answer of an operation and its variables, or what a fragment has and its name. */
function typesOf({ kind, name, operation, variableDefinitions = [] }) {
  if (kind === Kind.FRAGMENT_DEFINITION) return `O.${name.value}Fragment, '${name.value}'`;
  const type = `O.${name.value}${ENDINGS[operation]}`;
  return variableDefinitions.length === 0 ? `${type}, {}` : `${type}, ${type}Variables`;
}

function fragmentsOf(documents) {
  const fragments = new Map();
  for (const { file, document } of documents) {
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const name = definition.name.value;
      if (fragments.has(name)) wrong.push(`${file}: there is another fragment ${name}: give one of them another name.`);
      fragments.set(name, { definition, file });
    }
  }
  return fragments;
}

/** Of pages: their cache knows a query by the name of its operation. */
function checkNames(documents) {
  const names = new Set();
  for (const { file, text } of documents) {
    const [first] = parse(text).definitions;
    if (first.kind === Kind.FRAGMENT_DEFINITION) continue;
    const name = first.name?.value;
    if (name === undefined) wrong.push(`${file}: an operation of a page has a name.`);
    else if (names.has(name)) wrong.push(`${file}: there is another operation ${name}: give one of them another name.`);
    else names.add(name);
  }
}

/** Tells of everything that the schema forbids in a document, together with the fragments that it needs. */
function check({ file, document, spreads }, fragments) {
  const needed = new Map();
  const collect = (name) => {
    if (needed.has(name)) return;
    const found = fragments.get(name);
    if (found === undefined) return;
    needed.set(name, found.definition);
    visit(found.definition, { FragmentSpread: (node) => void collect(node.name.value) });
  };
  spreads.forEach(collect);
  const own = new Set(document.definitions.map(({ name }) => name.value));
  const others = [...needed].filter(([name]) => !own.has(name)).map(([, definition]) => definition);
  const isFragment = document.definitions[0].kind === Kind.FRAGMENT_DEFINITION;
  const whole = { ...document, definitions: [...document.definitions, ...others] };
  const rules = isFragment ? specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule) : specifiedRules;
  for (const { message } of validate(schema, whole, rules)) wrong.push(`${file}: ${message}`);
}

/** In JSON all of them are texts but one, which can be anything. */
function scalarTypes() {
  const own = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
  return Object.fromEntries(own.map(({ name }) => [name, name === 'JSON' ? 'unknown' : 'string']));
}
