import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './reader-language.js';

/** Why a request is not answered. */
export interface HttpRefusal {
  readonly status: number;
  /** For programs; it stays the same whatever the words. */
  readonly code: string;
  /** For people: what is wrong, and what to do. */
  readonly message: string;
}

/**
 * Answers with a problem (RFC 9457). Its `type` is none of our own: `code` says which problem it is, and `requestId` is what
 * the log has the request under.
 */
export function sendProblem(reply: FastifyReply, { status, code, message }: HttpRefusal): FastifyReply {
  const problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail: message, code };
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ ...problem, requestId: reply.request.id }));
}

/** Refuses a request before anybody looks at what it asks: programs that ask GraphQL get the shape that they know. */
export function refuseRequest(request: FastifyRequest, reply: FastifyReply, refusal: HttpRefusal): FastifyReply {
  if (!isForGraphql(request)) return sendProblem(reply, refusal);
  const { status, code, message } = refusal;
  return reply.code(status).send({ data: null, errors: [{ message, extensions: { code } }] });
}

/** Refuses a request for whatever: a browser that asks for a page gets the words alone, everybody else a shape for programs. */
export function refuseInWords(request: FastifyRequest, reply: FastifyReply, refusal: HttpRefusal): FastifyReply {
  if (!isForPeople(request)) return refuseRequest(request, reply, refusal);
  return reply
    .code(refusal.status)
    .headers({ 'cache-control': 'no-store', 'content-language': languageOf(request.headers['accept-language']) })
    .type('text/plain; charset=utf-8')
    .send(refusal.message);
}

/** Browsers ask for HTML first. */
function isForPeople({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

export function isForGraphql({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return url.split('?', 1)[0] === '/graphql';
}
