import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';

/** Deeper than any record, sheet or input; shallower than what would overflow the stack of a reader. */
const DEEPEST = 60;

/** PostgreSQL keeps no NUL, wherever a query writes it. */
const NUL_IN_QUERY = /\0|\\u(?:0000|\{0+\})/;

/**
 * What no argument of any kind may hold, so that nobody behind has to think of it: text that the database does not keep as it
 * was sent (NUL, halves of surrogate pairs), and values that are nested without end.
 */
export function refuseUnsound(variables: unknown): void {
  const waiting: [value: unknown, depth: number][] = [[variables, 0]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string') refuseUnsoundText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEEPEST) throw badInput(`The variables are nested more than ${DEEPEST} levels deep.`);
    for (const [key, inner] of Object.entries(value)) {
      refuseUnsoundText(key);
      waiting.push([inner, depth + 1]);
    }
  }
}

/** Checks what is sent before anything looks at it. */
export function refuseUnsoundBodies(server: FastifyInstance): void {
  server.addHook('preValidation', async (request, reply) => {
    try {
      refuseUnsound(request.body);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return reply.code(400).send({ data: null, errors: [error] });
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

function refuseUnsoundText(text: string): void {
  if (UNSOUND.test(text)) throw badInput(unsoundText);
}

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
