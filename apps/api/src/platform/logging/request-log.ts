import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { summaryOf } from '../requests/request-summary.js';

/**
 * One line for each request, when it is answered. It names the route, not the address that was asked for, which may hold a
 * query with its variables; of GraphQL the field at the root, of the caller their account.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Left out: the line at the end of the request has all of it.
  }

  override routeNotFound(): void {
    // Said with the status, without the address.
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions.url ?? null;
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      ...summaryOf(request),
      ...(error === null ? {} : { err: error }),
    };
    // Health is asked for every few seconds.
    if (route?.startsWith('/health/')) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  }
}
