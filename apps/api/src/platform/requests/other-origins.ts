import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeign } from './foreign-requests.js';

/** Seconds for which a browser need not ask again. */
const DAY = 86_400;
const ANY_ORIGIN = 'access-control-allow-origin';

/**
 * Pages of other sites may read what programs may: what is asked without a cookie is asked by nobody, or by who shows a token,
 * so any origin may have the answer (`*`). Never with credentials: a login is the office's own pages' alone, and no answer to
 * another site sets one.
 */
export function answerOtherOrigins(server: FastifyInstance, publicUrl: string | null): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.headers.cookie !== undefined) return undefined;
    void reply.headers({ [ANY_ORIGIN]: '*', 'access-control-expose-headers': 'etag, retry-after, x-request-id' });
    return isPreflight(request) ? answerPreflight(reply) : undefined;
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    if (reply.hasHeader('set-cookie') && reply.hasHeader(ANY_ORIGIN)) {
      // A page of our own that is read for the first time remembers its language.
      void reply.removeHeader(isForeign(request, publicUrl) ? 'set-cookie' : ANY_ORIGIN);
    }
    done(null, payload);
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'accept-language, authorization, cache-control, content-type, if-none-match',
      'access-control-max-age': String(DAY),
    })
    .send();
}
