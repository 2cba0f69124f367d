import type { FastifyInstance } from 'fastify';
import { text } from '@tarokk/rules';
import { isForGraphql, refuseRequest } from './http-problem.js';
import { languageOf } from './reader-language.js';

/** `Authorization: Bearer …`; the token itself is looked at where the caller is found out. */
const BEARER = /^Bearer\s+\S+$/i;

const onlyBearer = text(
  'Authorization takes an API token as “Bearer …”, and nothing else. Without a token leave the header out.',
  'Authorization nimmt ein API-Token als „Bearer …“ und nichts anderes. Lass die Kopfzeile ohne Token weg.',
  'Az Authorization fejléc egy API-tokent vár „Bearer …” alakban, mást nem. Token nélkül hagyd el.',
);

/** Who says who they are in a way that the office does not know would take answers for nobody as answers for themselves. */
export function refuseOtherSchemes(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { authorization } = request.headers;
    if (authorization === undefined || BEARER.test(authorization) || !isForGraphql(request)) return undefined;
    const message = onlyBearer[languageOf(request.headers['accept-language'])];
    return refuseRequest(request, reply.header('www-authenticate', 'Bearer'), {
      status: 401,
      code: 'UNAUTHENTICATED',
      message,
    });
  });
}
