import type { FastifyReply, FastifyRequest } from 'fastify';

export const LOGIN_COOKIE = 'office_login';

/** Scripts cannot read it, other sites cannot make the browser post with it, and over HTTPS it stays there. */
export function setLoginCookie(request: FastifyRequest, reply: FastifyReply, secret: string, expires: Date): void {
  void reply.setCookie(LOGIN_COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    expires,
  });
}

export function clearLoginCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(LOGIN_COOKIE, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}
