import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSheet, sheetSchema } from '@tarokk/competition';
import { matchSchema, parseCard, type JsonSchema } from '@tarokk/rules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { projectRoot } from '../support/project.js';
import { playedRecord, sheetOf } from '../support/sheets.js';
import type { SheetInput, WholeSheet } from '../support/typed-sheets.js';
import { isFull } from '../support/full.js';

/**
 * What a value of a sheet is: the kind of a scalar, the values of an enum, the shape of a list's items, fields of which those
 * that may be left out end in `?`, or one of two forms.
 */
type Shape = string | Shape[] | { readonly [field: string]: Shape };

const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'));
const inputType = schema.getType('MatchSheetInput') as GraphQLInputType;
const outputType = schema.getType('MatchSheet') as GraphQLOutputType;

const scalars: Readonly<Record<string, string>> = {
  String: 'string',
  UUID: 'string',
  Day: 'string',
  Int: 'integer',
  Boolean: 'boolean',
};

/** As GraphQL names a value of a document. */
const valueName = (value: string): string => value.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase();
const valuesShape = (values: readonly string[]): Shape => `enum ${[...new Set(values)].toSorted().join(' ')}`;

describe('a sheet in the schema, in JSON Schema and for the parser', () => {
  it('has the same fields, of them the same that may be left out, and the same values', () => {
    const documented = shapeOfJson(sheetSchema, sheetSchema);
    expect(shapeOfType(inputType)).toEqual(documented);
    expect(shapeOfType(outputType)).toEqual(documented);
  });

  it('is whole or none with a field left out, null, or of another kind, for JSON Schema and the parser alike', () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(matchSchema);
    const isValid = ajv.compile(sheetSchema);
    const sheet = wholeSheet();
    expect([isValid(sheet), readSheet(sheet).ok]).toEqual([true, true]);
    // Of what stands in lists, as forty cards do, the first and the last; all of them with FULL=1.
    const all = [...changesOf(sheet)];
    const [first, last] = [new Map(all.toReversed()), new Map(all)];
    const changes = isFull ? all : [...first, ...last];
    expect(changes.length).toBeGreaterThan(1000);
    const disagreed = changes.filter(([, changed]) => isValid(changed) !== readSheet(changed).ok);
    expect([...new Set(disagreed.map(([what]) => what))]).toEqual([]);
  });

  it('has the type of each field in a client that is made from the schema: none is unknown or any', () => {
    const typed: readonly [Untyped<SheetInput>, Untyped<WholeSheet>] extends readonly [never, never] ? true : false =
      true;
    expect(typed).toBe(true);
    expect([...scalarsOf(inputType), ...scalarsOf(outputType)].filter((name) => !(name in scalars))).toEqual([]);
  });
});

/** The names of what is `unknown` or `any` in a type, however deep; the compiler fails where there is one. */
type Untyped<T, Name = 'sheet'> = unknown extends T
  ? Name
  : T extends readonly (infer Item)[]
    ? Untyped<Item, Name>
    : T extends object
      ? { [K in keyof T]-?: Untyped<NonNullable<T[K]>, K> }[keyof T]
      : never;

type Fields = Readonly<Record<string, { readonly name: string; readonly type: GraphQLInputType }>>;

function shapeOfType(type: GraphQLInputType | GraphQLOutputType, key = ''): Shape {
  const inner = getNullableType(type);
  if (isListType(inner)) return [shapeOfType(inner.ofType as GraphQLInputType, key)];
  if (isEnumType(inner)) return valuesShape(inner.getValues().map(({ name }) => name));
  if (isInputObjectType(inner) && inner.isOneOf)
    return { 'one of': Object.values(inner.getFields()).map((field) => shapeOfType(field.type)) };
  if (isUnionType(inner)) return { 'one of': inner.getTypes().map((member) => shapeOfType(member)) };
  if (!isInputObjectType(inner) && !isObjectType(inner)) return scalars[getNamedType(inner).name] ?? inner.toString();
  const fields = Object.values(inner.getFields() as Fields);
  const shapes = fields.map((field) => [
    // Parties have capitals in documents.
    `${/^[ab]$/.test(field.name) ? field.name.toUpperCase() : field.name}${isNonNullType(field.type) ? '' : '?'}`,
    shapeOfType(field.type, field.name),
  ]);
  const shape = Object.fromEntries(shapes) as Record<string, Shape>;
  return key === 'persons' ? bySeat(shape as Record<string, Record<string, Shape>>) : shape;
}

/** Documents have persons by seat. */
function bySeat(persons: Readonly<Record<string, Readonly<Record<string, Shape>>>>): Shape {
  return Object.fromEntries(
    Object.entries(persons).flatMap(([party, pair]) =>
      Object.entries(pair).map(([role, shape]) => [`${party}.${role}`, shape]),
    ),
  );
}

interface Node {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Node>>;
  readonly type?: string;
  readonly const?: string | boolean;
  readonly enum?: readonly string[];
  readonly oneOf?: readonly Node[];
  readonly items?: Node;
  readonly prefixItems?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
}

function shapeOfJson(node: Node | JsonSchema, root: Node, key = ''): Shape {
  return shapeOfAll([node], root, key);
}

/** The shape of what is one of several: their fields together, each needed where all need it. */
function shapeOfAll(given: readonly Node[], root: Node, key: string): Shape {
  if (given.some(({ $ref }) => $ref === matchSchema['$id'])) return shapeOfJson(matchSchema, matchSchema);
  const nodes = given.map((node) => (node.$ref === undefined ? node : root.$defs![node.$ref.split('/').at(-1)!]!));
  const alternatives = nodes.flatMap(({ oneOf }) => oneOf ?? []);
  if (alternatives.length > 0)
    return key === 'games'
      ? { 'one of': alternatives.map((node) => shapeOfJson(node, root)) }
      : shapeOfAll(alternatives, root, key);
  const kinds = nodes.map((node) => node.type ?? typeof (node.enum?.[0] ?? node.const));
  expect(new Set(kinds).size).toBe(1);
  switch (kinds[0]) {
    case 'array':
      return [
        shapeOfAll(
          nodes.flatMap(({ items, prefixItems }) => prefixItems ?? [items!]),
          root,
          key,
        ),
      ];
    case 'object': {
      const fields = new Set(nodes.flatMap(({ properties }) => Object.keys(properties!)));
      return Object.fromEntries(
        [...fields].map((field) => [
          `${field}${nodes.every(({ required }) => required!.includes(field)) ? '' : '?'}`,
          shapeOfAll(
            nodes.flatMap(({ properties }) => properties![field] ?? []),
            root,
            field,
          ),
        ]),
      );
    }
    case 'string': {
      const values = nodes.flatMap((node) => node.enum ?? (node.const === undefined ? [] : [String(node.const)]));
      return values.length === 0 ? 'string' : valuesShape(values.map(valueName));
    }
    default:
      return kinds[0]!;
  }
}

function* scalarsOf(type: GraphQLInputType | GraphQLOutputType): Generator<string> {
  const named = getNamedType(type);
  if (isUnionType(named)) for (const member of named.getTypes()) yield* scalarsOf(member);
  else if (isInputObjectType(named) || isObjectType(named))
    for (const { type: inner } of Object.values(named.getFields() as Fields)) yield* scalarsOf(inner);
  else if (!isEnumType(named)) yield named.name;
}

/** A sheet with every field, of games that were played and scored. */
function wholeSheet(): object {
  const team = (id: string): object => ({ id, members: [{ id: `${id}-1` }, { id: `${id}-2` }] });
  const reason = 'It was so';
  return sheetOf([team('wasps'), team('owls')] as unknown as Parameters<typeof sheetOf>[0], {
    record: { ...playedRecord(1), date: '2026-03-14', venue: 'Desperados Pub' },
    guests: ['guest'],
    substitutions: [{ person: 'guest', for: 'wasps-1', from: 2 }],
    notes: [{ game: 1, draw: [parseCard('T5'), parseCard('HK')], redealt: ['too-few-tarocks', 'wrong-deal'] }],
    rulings: [
      { kind: 'stands', code: 'date/old', game: 1, accepted: false, reason },
      { kind: 'points', game: 1, points: { A: 1, B: 2 }, reason },
      { kind: 'trophy', game: 1, seat: 'A.collector', trophy: 'hawk', entered: true, reason },
    ],
  });
}

/** Fields whose texts are no values of an enum: names, days, ids, reasons. */
const words = /^(date|team|collector|interceptor|name|venue|reason|code|person|for|[AB]\..*)$/;

/** The value with one field of one object changed, and where. */
function* changesOf(value: unknown, path = ''): Generator<readonly [string, unknown]> {
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries())
      for (const [what, changed] of changesOf(inner, `${path}[]`)) yield [what, value.with(index, changed)];
  } else if (typeof value === 'object' && value !== null) {
    yield [`${path}: a field that nobody knows`, { ...value, nobody: 1 }];
    for (const [key, inner] of Object.entries(value)) {
      const place = `${path}.${key}`;
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield [`${place} left out`, rest];
      for (const other of [null, {}, [], 'nonsense', 1.5, true].filter((each) => typeof each !== typeof inner))
        yield [`${place}: ${JSON.stringify(other)}`, { ...value, [key]: other }];
      if (typeof inner === 'string' && !words.test(key))
        yield [`${place}: another word`, { ...value, [key]: 'nonsense' }];
      for (const [what, changed] of changesOf(inner, place)) yield [what, { ...value, [key]: changed }];
    }
  }
}
