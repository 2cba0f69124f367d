import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What was asked without saying who asks. */
export function isAnonymous({ headers }: FastifyRequest): boolean {
  return headers.authorization === undefined && headers.cookie === undefined;
}

/** A client that says so wants nothing that is older than its request (RFC 9111, 5.2.1.4). */
export function wantsLatest({ headers }: FastifyRequest): boolean {
  return /(?:^|[\s,])(?:no-cache|no-store|max-age=0)(?:$|[\s,])/i.test(headers['cache-control'] ?? '');
}

/** Only the caller may keep it, and need not. */
export function forbidKeeping(reply: FastifyReply): void {
  void reply.header('cache-control', 'private, no-store');
}

/**
 * Any cache may keep it and must ask each time whether it is still so, which is answered with 304 and without a body if it is.
 * @returns what is to be sent
 */
export function letKeep(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): string | Buffer | null {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  void reply.headers({
    'cache-control': 'public, no-cache',
    etag: tag,
    vary: 'Accept, Accept-Language, Authorization, Cookie',
  });
  if (!isAmong(tag, request.headers['if-none-match'])) return body;
  void reply.code(304).removeHeader('content-type');
  return null;
}

/** Weak tags are equal too (RFC 9110, 13.1.2): a proxy that compresses makes them so. */
function isAmong(tag: string, condition: string | undefined): boolean {
  const tags = (condition ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
