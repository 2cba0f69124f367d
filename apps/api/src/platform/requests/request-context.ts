import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadSource } from '../database/replica/read-source.js';
import type { Caller } from './caller.js';

/** What every resolver can see of its request: the third argument of GraphQL's resolvers. */
export interface RequestContext {
  /** A caller who logs in with the request sees their own data in its answer. */
  caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Where the tables and lists that anybody may see are read. */
  readonly source: ReadSource;
  /** Why it could not be found out who sends the request; nothing is executed then. */
  readonly failure?: unknown;
}
