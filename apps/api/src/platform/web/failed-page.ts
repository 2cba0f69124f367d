import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { text } from '@tarokk/rules';
import { isDatabaseAway } from '../database/database-away.js';
import { databaseAway, RETRY_AFTER } from '../requests/database-away.js';
import { refuseInWords } from '../requests/http-problem.js';
import { languageOf } from '../requests/reader-language.js';

const words = text(
  'The office cannot show this just now. Try again in a moment. If it stays so, tell the office the number {id}.',
  'Das Büro kann das gerade nicht zeigen. Versuche es gleich noch einmal. Wenn es so bleibt, sag ihm die Nummer {id}.',
  'A versenyiroda ezt most nem tudja megmutatni. Próbáld újra egy kicsit később. Ha így marad, mondd meg neki ezt a számot: {id}.',
);

/** What fails while a page or one of its files is sent is told to the log; who asked is told no name of a file of the server. */
export function hideFailures(server: FastifyInstance): void {
  server.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { statusCode } = error as { readonly statusCode?: number };
    const isTheirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
    const language = languageOf(request.headers['accept-language']);
    const message = words[language].replace('{id}', request.id);
    if (isTheirs) return refuseInWords(request, reply, { status: statusCode, code: 'BAD_REQUEST', message });
    request.log.error({ err: error }, 'a page could not be sent');
    void reply.header('retry-after', RETRY_AFTER);
    if (isDatabaseAway(error)) return refuseInWords(request, reply, databaseAway(language));
    return refuseInWords(request, reply, { status: 503, code: 'INTERNAL_SERVER_ERROR', message });
  });
}
