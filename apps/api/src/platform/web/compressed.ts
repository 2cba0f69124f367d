import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How a page can be sent, the best first. A page is made anew for each request, so it is not squeezed as hard as it could be. */
const codings = {
  br: (html: string): Promise<Buffer> =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string): Promise<Buffer> => promisify(gzip)(html),
} as const;
type Coding = keyof typeof codings;

/**
 * Sends a page compressed as the browser can read it, each form with a tag of its own (RFC 9110, 8.8.3.3). It must be one that anybody may see: beside a
 * secret, what an address says would come out by the length of the page (BREACH).
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const coding = codingFor(request.headers['accept-encoding'] ?? '');
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 27);
  void reply.header('vary', 'Accept-Encoding, Cookie').header('etag', `"${tag}${coding === null ? '' : `-${coding}`}"`);
  if (coding === null) return reply.send(html);
  return reply.header('content-encoding', coding).send(await codings[coding](html));
}

/** What a browser takes, by its `Accept-Encoding`; `q=0` says that it does not. */
function codingFor(accepted: string): Coding | null {
  const taken = accepted.split(',').map((each) => each.trim().toLowerCase());
  const names = Object.keys(codings) as Coding[];
  return (
    names.find((name) =>
      taken.some((each) => each.split(';')[0]!.trim() === name && !/;\s*q=0(?:\.0*)?$/.test(each)),
    ) ?? null
  );
}
