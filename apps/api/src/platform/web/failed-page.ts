import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { text } from '@tarokk/rules';
import { sendProblem } from '../requests/http-problem.js';
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
    if (!isTheirs) request.log.error({ err: error }, 'a page could not be sent');
    const language = languageOf(request.headers['accept-language']);
    const status = isTheirs ? statusCode : 503;
    const message = words[language].replace('{id}', request.id);
    if (!isForPeople(request)) {
      if (!isTheirs) void reply.header('retry-after', '5');
      return sendProblem(reply, { status, code: isTheirs ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR', message });
    }
    return reply
      .code(status)
      .headers({
        'cache-control': 'no-store',
        'content-language': language,
        ...(isTheirs ? {} : { 'retry-after': '5' }),
      })
      .type('text/plain; charset=utf-8')
      .send(message);
  });
}

/** Browsers ask for HTML first. */
function isForPeople({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}
