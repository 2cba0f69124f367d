import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.js';

/** Finds out who sends a request. The platform asks; accounts and tokens, by which it is answered, are `identity`'s. */
export abstract class Authentication {
  /**
   * By the login cookie of a browser, or by `Authorization: Bearer` and an API token. A request by GET can come from a link on
   * any page, so its cookie says nothing.
   * A cookie that is unknown, has expired or was revoked counts as none, for a browser keeps sending it; with such a token
   * everything is refused.
   */
  abstract callerOf(request: FastifyRequest): Promise<Caller>;

  /** The same for a WebSocket, whose first message can stand in for the header: browsers cannot set it there. */
  abstract callerOfSocket(request: FastifyRequest, authorization: string | undefined): Promise<Caller>;

  /** Somebody without a login or token. */
  abstract nobody(request: FastifyRequest): Caller;
}
