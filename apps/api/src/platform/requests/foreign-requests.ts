import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { isForGraphql, type HttpRefusal, refuseRequest } from './http-problem.js';

/** More than the office takes of any query: of those that are longer it is not worth knowing what they do. */
const MOST_TOKENS = 20_000;

/**
 * What another site can make a browser send without asking it first is refused before anything is read: forms and plain text
 * instead of JSON, and requests with a cookie whose `Origin` is neither the host that is asked nor `PUBLIC_URL`. Programs send
 * no `Origin`. Without a cookie pages of other sites may do what their token may, and ask what anybody may; they change
 * nothing without one, so that they cannot log anybody in.
 */
export function refuseForeignRequests(server: FastifyInstance, publicUrl: string | null): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    const { origin } = request.headers;
    if (isForeign(request, publicUrl) && !isWithoutLogin(request)) {
      return refuseRequest(request, reply, foreign(`Requests from pages of ${String(origin)} are not accepted.`));
    }
    if (!isJson(request.headers['content-type'])) {
      return refuseRequest(request, reply, {
        status: 415,
        code: 'UNSUPPORTED_MEDIA_TYPE',
        message: 'Send JSON with the content type application/json.',
      });
    }
    return undefined;
  });
  server.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.headers.authorization !== undefined) return undefined;
    if (!isForeign(request, publicUrl) || isQuery(request.body)) return undefined;
    return refuseRequest(
      request,
      reply,
      foreign('Pages of other sites change nothing without an API token: send one as Authorization: Bearer.'),
    );
  });
}

function foreign(message: string): HttpRefusal {
  return { status: 403, code: 'FOREIGN_ORIGIN', message };
}

/** As a program sends it: with a token or nothing, to the API. */
function isWithoutLogin(request: FastifyRequest): boolean {
  const { cookie, authorization } = request.headers;
  return (
    cookie === undefined && (authorization === undefined || /^Bearer\s/i.test(authorization)) && isForGraphql(request)
  );
}

/** Whether a body of GraphQL does nothing but ask; one that cannot be read does nothing at all. */
function isQuery(body: unknown): boolean {
  const { query } = (body ?? {}) as { readonly query?: unknown };
  if (typeof query !== 'string') return true;
  try {
    return parse(query, { maxLexicalTokens: MOST_TOKENS }).definitions.every(
      (each) => each.kind !== Kind.OPERATION_DEFINITION || each.operation === OperationTypeNode.QUERY,
    );
  } catch {
    return false;
  }
}

/** Whether a browser sends it for a page that is not the office's own. */
export function isForeign({ headers: { origin }, host }: FastifyRequest, publicUrl: string | null): boolean {
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  return new URL(origin).host !== host.toLowerCase() && origin !== (publicUrl && new URL(publicUrl).origin);
}

function isJson(type: string | undefined): boolean {
  return type?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}
