import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseRequest } from './http-problem.js';

/**
 * What another site can make a browser send without asking it first is refused before anything is read: forms and plain text
 * instead of JSON, and requests whose `Origin` is neither the host that is asked nor `PUBLIC_URL`. Programs send no `Origin`.
 * Refused like that the other site cannot log anybody in either, so the check does not wait for a cookie.
 */
export function refuseForeignRequests(server: FastifyInstance, publicUrl: string | null): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    const { origin } = request.headers;
    if (isForeign(request, publicUrl)) {
      return refuseRequest(request, reply, {
        ...{ status: 403, code: 'FOREIGN_ORIGIN' },
        message: `Requests from pages of ${String(origin)} are not accepted.`,
      });
    }
    if (!isJson(request.headers['content-type'])) {
      return refuseRequest(request, reply, {
        ...{ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
        message: 'Send JSON with the content type application/json.',
      });
    }
    return undefined;
  });
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
