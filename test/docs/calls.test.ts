import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()] as GraphQLObjectType[];

/** What CHANGELOG and decisions tell of is what was; CONTRIBUTING speaks of functions. */
const documents = ['README.md', ...readdirSync('docs').map((file) => `docs/${file}`)].filter(
  (file) => file.endsWith('.md') && file !== 'docs/decisions.md',
);

interface Quoted {
  readonly place: string;
  readonly text: string;
}

/** Whole requests, in blocks of their own. */
const blocks = documents.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```graphql[^\n]*\n([\s\S]*?)^```/gm)].map(
    ([, text = ''], index): Quoted => ({ place: `${file}, request ${index + 1}`, text }),
  ),
);

/** What stands in a line between backticks. */
const inline = documents.flatMap((file) =>
  readFileSync(file, 'utf8')
    .replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']): Quoted => ({ place: `${file}:${index + 1}`, text })),
    ),
);

/** `field(argument: value) { … }`, `field(argument:)`, or with only the argument's name; also below another field, as in `me.apiTokens(first: 3)`. */
const CALL = /^(?:[a-z]\w*\.)?([a-z]\w*)\(([^)]*)\)(?:\s*\{.*\})?$/;
/** `Match.sides`, `match.sides` of a type. */
const FIELD = /^([A-Z]\w*)\.([a-z]\w*)(?:\(([^)]*)\))?$/;

/** Calls of nothing that the schema has: functions of code and of PostgreSQL. */
const ofCode = new Set(['close', 'work']);

const calls = inline.filter(({ text }) => CALL.test(text) && !ofCode.has(CALL.exec(text)![1]!));
const fields = inline.filter(({ text }) => {
  const type = schema.getType(FIELD.exec(text)?.[1] ?? '');
  return type !== undefined && !isScalarType(type);
});

describe('requests in the documents', () => {
  it.each(blocks)('$place is one that the schema takes', ({ text }) => {
    // Numbers and names of the example stand in angle brackets.
    expect(validate(schema, parse(text.replaceAll(/<[^>]+>/g, 'x'))).map(({ message }) => message)).toEqual([]);
  });

  it.each(calls)('$place: $text is a call of the schema', ({ text }) => {
    expect(faultOf(text)).toBeNull();
  });

  it.each(fields)('$place: $text is a field of that type', ({ text }) => {
    const [, of = '', name = '', given] = FIELD.exec(text)!;
    const type = schema.getType(of)!;
    const known = 'getFields' in type ? Object.keys(type.getFields()) : enumNames(of);
    expect(known).toContain(name);
    if (given !== undefined) expect(unknownArguments(fieldsNamed(schema, name, of), given)).toEqual([]);
  });

  it('are found, and what is stale in one is', () => {
    expect(blocks.length).toBeGreaterThan(30);
    expect(calls.length).toBeGreaterThan(10);
    expect(faultOf('grandPrixYear(year: 2026)')).toMatch(/year/);
    expect(faultOf('cup(seasonYear: 2026) { drawn }')).toMatch(/drawn/);
    expect(faultOf('resultsChanged(player, side)')).toMatch(/player/);
    expect(faultOf('standingsOf(seasonYear: 2026)')).toMatch(/no standingsOf/);
  });
});

/** What is wrong with a call; null if nothing is. Arguments may stand without values. */
function faultOf(text: string): string | null {
  const [, name = '', given = ''] = CALL.exec(text)!;
  const among = fieldsNamed(schema, name);
  if (among.length === 0) return `there is no ${name}`;
  const unknown = among.map((field) => unknownArguments([field], given)).sort((a, b) => a.length - b.length)[0] ?? [];
  if (unknown.length > 0) return `${name} takes no ${unknown.join(', ')}`;
  const selection = /\{.*\}$/.exec(text)?.[0];
  if (selection === undefined || selection.includes('…')) return null;
  const wrong = among.map((field) => wrongFields(field.type.toString().replaceAll(/[[\]!]/g, ''), selection));
  return wrong.sort((a, b) => a.length - b.length)[0]?.join(', ') || null;
}

/** Those of roots come first; a name that no root has may be a field of any type. */
function fieldsNamed(of: GraphQLSchema, name: string, type?: string): readonly GraphQLField<unknown, unknown>[] {
  const types = type === undefined ? roots : [of.getType(type) as GraphQLObjectType];
  const found = types.flatMap((each) => each.getFields()[name] ?? []);
  if (found.length > 0 || type !== undefined) return found;
  return Object.values(of.getTypeMap()).flatMap((each) =>
    isObjectType(each) || isInterfaceType(each) ? (each.getFields()[name] ?? []) : [],
  );
}

function unknownArguments(among: readonly GraphQLField<unknown, unknown>[], given: string): readonly string[] {
  const known = new Set(among.flatMap(({ args }) => args.map(({ name }) => name)));
  const named = given
    .replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, '')
    .split(',')
    .map((each) => each.split(':')[0]!.trim())
    .filter((each) => each !== '' && each !== '…');
  return named.filter((each) => !known.has(each));
}

function wrongFields(type: string, selection: string): readonly string[] {
  const [definition] = parse(selection).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return [selection];
  return wrongIn(type, definition.selectionSet);
}

function wrongIn(of: string, { selections }: SelectionSetNode): readonly string[] {
  const type = schema.getType(of);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return [];
    const field = type.getFields()[selection.name.value];
    if (field === undefined) return [`${of}.${selection.name.value}`];
    const next = field.type.toString().replaceAll(/[[\]!]/g, '');
    return selection.selectionSet === undefined ? [] : wrongIn(next, selection.selectionSet);
  });
}

function enumNames(of: string): readonly string[] {
  const type = schema.getType(of)!;
  return 'getValues' in type ? type.getValues().map(({ name }) => name) : [];
}
