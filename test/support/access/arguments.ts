import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  isUnionType,
} from 'graphql';
import { raw } from '../ask.js';
import { type Client, newKey } from '../given.js';
import type { Answer } from '../office.js';
import { projectRoot } from '../project.js';

type Field = GraphQLField<unknown, unknown>;

export type Arguments = Readonly<Record<string, unknown>>;

export const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'));
export const mutationFields = schema.getMutationType()!.getFields();
export const queryFields = schema.getQueryType()!.getFields();

/** What a mutation came to, in a word. */
export interface Attempt {
  /** `done`, a code of a problem, or a code of an error. */
  readonly outcome: string;
  readonly answer: Answer;
}

/** Sends a mutation with these arguments and a new idempotency key. */
export async function attempt(by: Client, name: string, given: Arguments): Promise<Attempt> {
  const field = mutationFields[name]!;
  const keyed = namesOfFields(field).includes('idempotencyKey') && !('idempotencyKey' in given);
  const type = getNamedType(field.type);
  const refusable = isUnionType(type) && type.getTypes().some((each) => each.name === 'Refused');
  const selection = `{ __typename ${refusable ? '... on Refused { problems { code rule path message } }' : ''} }`;
  const answer = await sendInput(by, field, keyed ? { idempotencyKey: newKey(), ...given } : given, selection);
  return { outcome: outcomeOf(answer, name), answer };
}

/** The fields of a mutation's input; none where it takes no argument. */
export function fieldsOfInput({ args }: Field): readonly GraphQLInputField[] {
  return args.flatMap(({ type }) => Object.values((getNamedType(type) as GraphQLInputObjectType).getFields()));
}

const namesOfFields = (field: Field): readonly string[] => fieldsOfInput(field).map(({ name }) => name);

function sendInput(by: Client, field: Field, input: Arguments, selection: string): Promise<Answer> {
  const known = namesOfFields(field);
  const given =
    field.args.length === 0
      ? {}
      : { input: Object.fromEntries(Object.entries(input).filter(([name]) => known.includes(name))) };
  return raw(by, documentOf('mutation', field, Object.keys(given), selection), given);
}

/** A document with a variable for each of the arguments. */
export function documentOf(
  operation: 'query' | 'mutation' | 'subscription',
  { name, args }: Field,
  given: readonly string[],
  selection: string,
): string {
  const used = args.filter((each) => given.includes(each.name));
  const declared = used.map((each) => `$${each.name}: ${String(each.type)}`).join(', ');
  const passed = used.map((each) => `${each.name}: $${each.name}`).join(', ');
  return used.length === 0
    ? `${operation} { ${name} ${selection} }`
    : `${operation} (${declared}) { ${name}(${passed}) ${selection} }`;
}

/** Answers that change nothing and are no refusals. */
const tellsOnly = ['DraftConflict'];

interface MutationAnswer {
  readonly __typename: string;
  readonly problems?: readonly { readonly code: string }[];
}

function outcomeOf({ data, errors }: Answer, name: string): string {
  if (errors.length > 0) return String(errors[0]!.extensions['code']);
  const answer = data![name] as MutationAnswer;
  if (answer.__typename === 'Refused') return answer.problems![0]!.code;
  return tellsOnly.includes(answer.__typename) ? answer.__typename : 'done';
}

/** What a mutation answers that prepares an attempt; its refusal is a failure of the test. */
export async function prepared<T>(by: Client, name: string, given: Arguments, selection: string): Promise<T> {
  const field = mutationFields[name]!;
  const all = { idempotencyKey: newKey(), ...given };
  const selected = `{ __typename ... on Refused { problems { code } } ${selection} }`;
  const { data, errors } = await sendInput(by, field, all, selected);
  const answer = data?.[name] as MutationAnswer | undefined;
  if (answer === undefined || answer.__typename === 'Refused')
    throw new Error(`${name}: ${JSON.stringify([errors, answer])}`);
  return answer as T;
}
