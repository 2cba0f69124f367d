import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseAway, RETRY_AFTER } from './database-away.js';
import { refuseInWords } from './http-problem.js';
import { languageOf } from './reader-language.js';

/** Milliseconds without an answer after which the database is asked whether it is there. */
const PATIENCE = 7000;
/** Milliseconds in which it has to say so. With the others less than the ten seconds in which a page is answered. */
const PROBE = 2000;

/**
 * A database that hangs fails nothing: whoever waits for it waits for ever. A request that has no answer for long makes the
 * office ask its database, and where that does not answer either, the request is told so. What it has begun goes on.
 * @param isThere asks the database on a connection of its own, and gives up after so many milliseconds
 */
export function answerInTime(server: FastifyInstance, isThere: (patience: number) => Promise<boolean>): void {
  let asked: Promise<boolean> | null = null;
  const askOnce = (): Promise<boolean> => (asked ??= isThere(PROBE).finally(() => (asked = null)));
  const lookAt = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isAnswered(reply) || (await askOnce()) || isAnswered(reply)) return;
    request.log.error('a request was given up: the database does not answer');
    void reply.header('retry-after', RETRY_AFTER);
    refuseInWords(request, reply, databaseAway(languageOf(request.headers['accept-language'])));
  };
  server.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => void lookAt(request, reply), PATIENCE);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}

/** A subscription or a file under way is one, too. */
function isAnswered(reply: FastifyReply): boolean {
  return reply.sent || reply.raw.headersSent || reply.raw.destroyed;
}
