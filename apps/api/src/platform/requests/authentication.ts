import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.js';

/** What the first message of a WebSocket says of its caller, in place of the headers of these names: browsers cannot set them there. */
export interface Introduction {
  readonly authorization?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** Finds out who sends a request. The platform asks; accounts and tokens, by which it is answered, are `identity`'s. */
export abstract class Authentication {
  /**
   * By the login cookie of a browser, or by `Authorization: Bearer` and an API token. A request by GET can come from a link on
   * any page, so its cookie says nothing.
   * A cookie that is unknown, has expired or was revoked counts as none, for a browser keeps sending it; with such a token
   * everything is refused.
   */
  abstract callerOf(request: FastifyRequest): Promise<Caller>;

  /** The same for a WebSocket. */
  abstract callerOfSocket(request: FastifyRequest, introduction: Introduction): Promise<Caller>;

  /** Somebody without a login or token. */
  abstract nobody(request: FastifyRequest): Caller;
}
