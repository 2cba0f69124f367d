import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { fill, text } from '@tarokk/rules';
import { isDatabaseAway } from '../database/database-away.js';
import { databaseAway, RETRY_AFTER } from './database-away.js';
import { type HttpRefusal, sendProblem } from './http-problem.js';
import { languageOf } from './reader-language.js';

const nothingHere = text(
  'There is nothing at this address.',
  'Unter dieser Adresse gibt es nichts.',
  'Ezen a címen nincs semmi.',
);
const notTaken = text(
  'The office does not take this request as it is.',
  'So nimmt das Büro diese Anfrage nicht an.',
  'A versenyiroda ezt a kérést így nem fogadja el.',
);
const ourFault = text(
  'The office failed to answer this. If it stays so, tell it the number {id}.',
  'Das Büro konnte das nicht beantworten. Wenn es so bleibt, sag ihm die Nummer {id}.',
  'A versenyiroda erre nem tudott válaszolni. Ha így marad, mondd meg neki ezt a számot: {id}.',
);

/** Answers in one shape whatever is thrown outside GraphQL, an address that is not there included. */
@Catch()
export class HttpProblemsFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    // GraphQL has a shape of its own, and its formatter writes to the log; Nest would log a caller's mistake as a fault.
    if (host.getType<string>() !== 'http') throw error;
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const refusal = refusalOf(error, request);
    if (refusal.status >= 500) request.log.error({ err: error }, 'a request failed by our fault');
    if (reply.sent) return;
    if (refusal.status === 503) void reply.header('retry-after', RETRY_AFTER);
    sendProblem(reply, refusal);
  }
}

/** Of a fault of ours no word of the error: it may tell a path or a name of the server. */
function refusalOf(error: unknown, request: FastifyRequest): HttpRefusal {
  if (error instanceof GraphQLError) {
    const { code: given } = error.extensions;
    const code = typeof given === 'string' ? given : 'BAD_REQUEST';
    return { status: statuses[code] ?? 400, code, message: error.message };
  }
  const language = languageOf(request.headers['accept-language']);
  if (isDatabaseAway(error)) return databaseAway(language);
  const status = statusOf(error);
  if (status === 404) return { status, code: 'NOT_FOUND', message: nothingHere[language] };
  if (status < 500) return { status, code: 'BAD_REQUEST', message: notTaken[language] };
  return { status, code: 'INTERNAL_SERVER_ERROR', message: fill(ourFault[language], { id: request.id }) };
}

/** Of what is thrown for GraphQL and for files alike: who asks is not known, or may not. */
const statuses: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

function statusOf(error: unknown): number {
  const given = error as { readonly getStatus?: () => number; readonly statusCode?: number } | null;
  const status = given?.getStatus?.() ?? given?.statusCode ?? 500;
  return status >= 400 && status < 600 ? status : 500;
}
