import assert from 'node:assert/strict';
import {
  makeDocument,
  type MakeDocument,
  type Query,
  type ResultOf,
  textOf,
  type VariablesOf,
} from '../../apps/web/src/api/document.js';
import type { Documents } from './generated/documents.js';
import { type Client, newKey } from './given.js';
import type { Answer } from './office.js';

export { textOf };
export type { Query, ResultOf, VariablesOf };

/** A document with the types of its variables and its answer, which `node scripts/build.mjs types` makes from the schema. */
export const graphql = makeDocument as MakeDocument<Documents>;

/** What is sent, which nobody changes. */
export type Sent<T> = T extends readonly (infer E)[]
  ? readonly Sent<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Sent<T[K]> }
    : T;

/** Variables of a request; a key that is asked for is a new one unless the test names it. */
export type Input<V> = { readonly [K in keyof V as Exclude<K, 'key'>]: Sent<V[K]> } & (V extends { key: infer K }
  ? { readonly key?: K }
  : unknown);

/** What may be left out where nothing has to be said. */
type Rest<V> = Partial<Input<V>> extends Input<V> ? [input?: Input<V>] : [input: Input<V>];

/** The one field of a request. */
export type Only<A> = A[keyof A];

/** Any member of a union of answers: what all have, and what some have and others do not. */
export type Any<U> = { readonly [K in keyof U]: U[K] } & {
  readonly [K in Exclude<U extends unknown ? keyof U : never, keyof U>]?: U extends Partial<Record<K, infer F>>
    ? F
    : never;
};

/** The members of a union of answers that are no refusal. */
export type Done<U> = Exclude<U, { problems: readonly unknown[] }>;

/** The whole answer, of a request that may not be taken at all. */
export function attempt<A, V>(by: Client, query: Query<A, V>, ...[options]: Rest<V>): Promise<Answer> {
  const text = textOf(query);
  return by.graphql(text, { ...(text.includes('$key') ? { key: newKey() } : {}), ...options });
}

/** A text as it is, where it is the text that a test is about: what the schema forbids, or what a document says. */
export function raw(by: Client, text: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  return by.graphql(text, variables);
}

/** All that was asked for; an error is a failure of the test. */
export async function ask<A, V>(by: Client, query: Query<A, V>, ...rest: Rest<V>): Promise<A> {
  const { data, errors } = await attempt(by, query, ...rest);
  assert.deepEqual(errors, []);
  return data as A;
}

/** The one field that was asked for, of a mutation what came of it: done or refused. */
export async function send<A extends object, V>(
  by: Client,
  query: Query<A, V>,
  ...rest: Rest<V>
): Promise<Any<NonNullable<Only<A>>>> {
  const answer = await ask(by, query, ...rest);
  return Object.values(answer)[0] as Any<NonNullable<Only<A>>>;
}

/** The same of a mutation that is not refused. */
export async function done<A extends object, V>(
  by: Client,
  query: Query<A, V>,
  ...rest: Rest<V>
): Promise<Any<Done<NonNullable<Only<A>>>>> {
  const said: { problems?: readonly unknown[] } = await send(by, query, ...rest);
  assert.deepEqual(said.problems ?? [], []);
  return said as Any<Done<NonNullable<Only<A>>>>;
}

/** By which codes something is refused; none if it is not. */
export function codes({ problems }: { readonly problems?: readonly { readonly code: string }[] }): readonly string[] {
  return (problems ?? []).map(({ code }) => code);
}

/** The codes with which a mutation is refused. */
export async function codesOf<A extends object, V>(
  by: Client,
  query: Query<A, V>,
  ...rest: Rest<V>
): Promise<readonly string[]> {
  return codes((await send(by, query, ...rest)) as Parameters<typeof codes>[0]);
}

/** Why something does not happen: the code of the error, or of the first problem. */
export async function refusalOf<A, V>(by: Client, query: Query<A, V>, ...rest: Rest<V>): Promise<string> {
  const { data, errors } = await attempt(by, query, ...rest);
  const [said] = Object.values(data ?? {}) as readonly ({ problems?: readonly { code: string }[] } | null)[];
  const [code] = [...errors.map(({ extensions }) => extensions['code'] as string), ...codes(said ?? {})];
  return code ?? 'none';
}

/** Why a mutation is refused. */
export const refused = graphql('fragment refused on Refused { problems { code rule path message } }');
