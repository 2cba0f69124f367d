import type { FastifyInstance } from 'fastify';
import { isForGraphql } from './http-problem.js';

const OWN = 'application/graphql-response+json';
const JSON_ALONE = 'application/json';

/**
 * Answers of /graphql as `application/graphql-response+json` to who accepts it no less than plain JSON. Clients of before name
 * `application/json` or anything, and get what they know: the status codes are the same for both.
 */
export function speakGraphqlMediaType(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0];
    if (isForGraphql(request) && (type === JSON_ALONE || type === OWN)) {
      const chosen = isPreferred(request.headers.accept) ? OWN : JSON_ALONE;
      void reply.header('content-type', `${chosen}; charset=utf-8`);
    }
    done(null, payload);
  });
}

function isPreferred(accept = ''): boolean {
  const own = weightOf(OWN, accept);
  return own > 0 && own >= weightOf(JSON_ALONE, accept);
}

/** What `Accept` gives a type that it names, from 0 to 1; 0 where it names it not. */
function weightOf(type: string, accept: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
    return weight === undefined ? 1 : Number(weight) || 0;
  }
  return 0;
}
