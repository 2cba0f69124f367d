import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { isForGraphql, refuseRequest } from '../requests/http-problem.js';

/** Deeper than any record, sheet or input; shallower than what would overflow the stack of a reader. */
const DEEPEST = 60;

/** PostgreSQL keeps no NUL, wherever a query writes it. */
const NUL_IN_QUERY = /\0|\\u(?:0000|\{0+\})/;

/**
 * What no argument of any kind may hold, so that nobody behind has to think of it: text that the database does not keep as it
 * was sent (NUL, halves of surrogate pairs), and values that are nested without end.
 */
export function refuseUnsound(variables: unknown): void {
  if (typeof variables === 'object' && variables !== null && sound.has(variables)) return;
  refuseUnsoundValue(variables, 0);
}

/** What was looked at as part of a body already: large imports are looked at once. */
const sound = new WeakSet<object>();

function refuseUnsoundValue(value: unknown, depth: number): void {
  if (typeof value === 'string') refuseUnsoundText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw badInput(`The variables are nested more than ${DEEPEST} levels deep.`);
  if (Array.isArray(value)) {
    for (const inner of value) refuseUnsoundValue(inner, depth + 1);
    return;
  }
  for (const key of Object.keys(value)) {
    refuseUnsoundText(key);
    refuseUnsoundValue((value as Readonly<Record<string, unknown>>)[key], depth + 1);
  }
}

const batch = {
  status: 400,
  code: 'BATCH_NOT_TAKEN',
  message: 'Several requests in one list are not taken. Send each by itself; one query may have many fields.',
};

/** Checks what is sent before anything looks at it. */
export function refuseUnsoundBodies(server: FastifyInstance): void {
  server.addHook('preValidation', async (request, reply) => {
    // One request, one answer: limits and write rates are those of a request.
    if (Array.isArray(request.body) && isForGraphql(request)) return refuseRequest(request, reply, batch);
    try {
      refuseUnsound(request.body);
      const { variables } = (request.body ?? {}) as { readonly variables?: unknown };
      if (typeof variables === 'object' && variables !== null) sound.add(variables);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const { message, extensions } = error;
      return refuseRequest(request, reply, { status: 400, code: extensions['code'] as string, message });
    }
    return undefined;
  });
}

/** The same for texts that stand in the query; halves of surrogate pairs are errors of its syntax. */
export function refuseUnsoundQuery(source: string): void {
  if (NUL_IN_QUERY.test(source)) throw badInput(unsoundText);
}

const UNSOUND = /[\0\p{Surrogate}]/u;

const unsoundText = 'A text holds a NUL character or half of a surrogate pair.';

/** Most texts are plain, and most are so short that a look at each letter costs less than a pattern. */
const PLAIN = /^[ -~]*$/;
const SHORT = 40;

function refuseUnsoundText(text: string): void {
  if (!isPlain(text) && UNSOUND.test(text)) throw badInput(unsoundText);
}

function isPlain(text: string): boolean {
  if (text.length > SHORT) return PLAIN.test(text);
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x20 || unit > 0x7e) return false;
  }
  return true;
}

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INPUT_INVALID' } });
}
