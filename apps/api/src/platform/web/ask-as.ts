import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * A GraphQL request in the name of the reader of a page or a paper: with their cookie and their address, through all that guards the
 * API.
 * @param language of the answer's words
 * @param options `asAnybody`: without their cookie, for what is shown to others; `byToken`: a token counts too, as programs send it
 */
export async function askAs(
  server: FastifyInstance,
  request: FastifyRequest,
  body: object,
  language: string,
  { asAnybody = false, byToken = false } = {},
): Promise<unknown> {
  const { cookie, authorization, 'x-forwarded-for': forwarded, 'x-forwarded-proto': protocol } = request.headers;
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(cookie === undefined || asAnybody ? {} : { cookie }),
      ...(authorization === undefined || !byToken ? {} : { authorization }),
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      ...(protocol === undefined ? {} : { 'x-forwarded-proto': protocol }),
    },
    payload: body,
  });
  return response.json();
}
