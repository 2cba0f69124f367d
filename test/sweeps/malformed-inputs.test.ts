import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { raw } from '../support/ask.js';
import { ownOffice } from '../support/own-office.js';
import { projectRoot } from '../support/project.js';

const { world, end } = await ownOffice({ environment: { THROTTLE_ADDRESS: '1000000', JOBS: 'off' } });
afterAll(end);
const everybody = await world.member({ jury: true, admin: true });

const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'));
const mutations = Object.values(schema.getMutationType()!.getFields()).filter(({ args }) => args.length > 0);

type Value = unknown;

/** In characters of JSON. */
const LONGEST_LIST = 100_000;

/** The texts that have a form of their own, and one that has it. */
const forms: Readonly<Record<string, Value>> = {
  UUID: '0b0f8ad2-5c1e-4a35-9f0e-0d5b6c2f7a11',
  Day: '2026-03-14',
  Name: 'A name',
  Words: 'Words',
  EmailAddress: 'anna@example.org',
  Sha256: 'a'.repeat(64),
  IdempotencyKey: 'a-key',
  SealedText: '0123456789abcdef.AAAA',
  String: 'text',
  Int: 1,
  Boolean: true,
  JSON: {},
};

/** A value that GraphQL and the validators take, of the required fields alone. */
function taken(type: GraphQLInputType): Value {
  const inner = getNullableType(type);
  if (isListType(inner)) return [taken(inner.ofType)];
  if (isEnumType(inner)) return inner.getValues()[0]!.name;
  if (isInputObjectType(inner)) return takenOf(inner);
  return forms[getNamedType(inner).name];
}

function takenOf(type: GraphQLInputObjectType): Record<string, Value> {
  const fields = Object.values(type.getFields());
  const required = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, taken(field.type)]));
}

interface Fault {
  readonly what: string;
  readonly path: string;
  readonly input: Value;
  /** Refused for the input alone, whatever stands in the office: what is only out of range may be for a rule to say. */
  readonly surely: boolean;
}

/** One fault in one field each, in the fields of objects within too. */
function faultsOf(type: GraphQLInputObjectType, whole: (value: Value) => Value, within: string): Fault[] {
  const sound = takenOf(type);
  return Object.values(type.getFields()).flatMap((field): Fault[] => {
    const path = within === '' ? field.name : `${within}.${field.name}`;
    const put = (value: Value): Value => whole({ ...sound, [field.name]: value });
    const { [field.name]: _, ...rest } = sound;
    const named = getNamedType(field.type);
    const isList = isListType(getNullableType(field.type));
    const faults: Fault[] = [];
    const add = (what: string, input: Value, surely = true): void => void faults.push({ what, path, input, surely });
    if (isRequiredInputField(field)) add('missing', whole(rest));
    if (isNonNullType(field.type)) add('null', put(null));
    if (named.name !== 'JSON') add('of another type', put(isList ? [{ $ne: 1 }] : { $ne: 1 }));
    if (isEnumType(named)) add('a word of no enum', put(isList ? ['NONE_OF_THESE'] : 'NONE_OF_THESE'));
    if (isList) {
      // Longer than any that the office takes.
      const items = taken(getNullableType(field.type)) as readonly Value[];
      const length = Math.min(20_000, Math.floor(LONGEST_LIST / JSON.stringify(items).length));
      add('a very long list', put(Array.from({ length }, () => items[0])), false);
    }
    if (!isList && typeof forms[named.name] === 'string') {
      add('too long', put('x'.repeat(11_000)), named.name !== 'String');
      add('blank', put(' '), named.name !== 'String');
    }
    if (!isList && named.name === 'Int')
      for (const value of [-2_000_000, 2_147_483_647]) add('out of range', put(value), false);
    if (!isList && isInputObjectType(named) && within.split('.').length < 3)
      faults.push(...faultsOf(named, (value) => put(value), path));
    return faults;
  });
}

function inputOf({ args }: GraphQLField<unknown, unknown>): GraphQLInputObjectType {
  return getNamedType(args[0]!.type) as GraphQLInputObjectType;
}

/** Which fault was not refused with its path and a code, and what was answered instead. */
async function unrefused(
  mutation: GraphQLField<unknown, unknown>,
  { what, path, input, surely }: Fault,
): Promise<string[]> {
  const document = `mutation ($input: ${inputOf(mutation).name}!) { ${mutation.name}(input: $input) {
    __typename ... on Refused { problems { code path message } } } }`;
  const { status, data, errors } = await raw(everybody, document, { input });
  const said = `${mutation.name} ${path} ${what}: ${status} ${JSON.stringify(errors.length > 0 ? errors : data).slice(0, 200)}`;
  if (status >= 500) return [said];
  const did = data?.[mutation.name] as { readonly problems?: readonly { code: string; path: string }[] } | undefined;
  const places = [
    ...errors
      .filter(({ extensions }) => extensions['code'] === 'INPUT_INVALID')
      .map(({ extensions }) => String(extensions['path'])),
    ...(did?.problems ?? []).filter(({ code }) => code.startsWith('INPUT_')).map((problem) => `input.${problem.path}`),
  ];
  const isNamed = places.some(
    (place) =>
      // Names that are none of the schema's are quoted in brackets.
      place
        .replace(/\[\d+\]/g, '')
        .replaceAll('["', '.["')
        .startsWith(`input.${path}`) ||
      (what === 'missing' && `input.${path}`.startsWith(place)),
  );
  return isNamed || !surely ? [] : [said];
}

describe('an input with a fault', () => {
  it('is one argument of each mutation that takes any', () => {
    expect(mutations.length).toBeGreaterThan(100);
    expect(
      mutations.filter(({ args }) => args.length !== 1 || args[0]!.name !== 'input').map(({ name }) => name),
    ).toEqual([]);
  });

  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    'of %s is refused with its path and a code, and is never a fault of the office',
    async (_name, mutation) => {
      const unknown = {
        what: 'unknown key',
        path: '',
        input: { ...takenOf(inputOf(mutation)), $where: 1 },
        surely: true,
      };
      const faults = [...faultsOf(inputOf(mutation), (value) => value, ''), unknown];
      const found: string[] = [];
      for (const fault of faults) found.push(...(await unrefused(mutation, fault)));
      expect(found).toEqual([]);
    },
  );
});

const queries = Object.values(schema.getQueryType()!.getFields());

/** A selection of a field that is an object: its name alone. */
function selected({ type }: GraphQLField<unknown, unknown>): string {
  return isLeafType(getNamedType(type)) ? '' : '{ __typename }';
}

describe('an argument of a query with a fault', () => {
  it.each(
    queries
      .filter(({ args }) => args.some(({ type }) => typeof forms[getNamedType(type).name] === 'string'))
      .map((query) => [query.name, query] as const),
  )('of %s is refused with its path', async (_name, query) => {
    const required = query.args.filter(({ type }) => isNonNullType(type));
    const sound = Object.fromEntries(required.map(({ name, type }) => [name, taken(type)]));
    const found: string[] = [];
    for (const { name, type } of query.args) {
      const named = getNamedType(type).name;
      if (typeof forms[named] !== 'string' || named === 'String') continue;
      const value = isListType(getNullableType(type)) ? ['x'.repeat(11_000)] : 'x'.repeat(11_000);
      const variables = { ...sound, [name]: value };
      const asked = query.args.filter((argument) => argument.name in variables);
      const document = `query (${asked.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')}) {
        ${query.name}(${asked.map((argument) => `${argument.name}: $${argument.name}`).join(', ')}) ${selected(query)} }`;
      const { errors } = await raw(everybody, document, variables);
      const isNamed = errors.some(
        ({ extensions }) =>
          extensions['code'] === 'INPUT_INVALID' &&
          String(extensions['path'])
            .replace(/\[\d+\]/g, '')
            .endsWith(name),
      );
      if (!isNamed) found.push(`${query.name} ${name}: ${JSON.stringify(errors).slice(0, 200)}`);
    }
    expect(found).toEqual([]);
  });
});
