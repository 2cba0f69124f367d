import type { FastifyReply, FastifyRequest } from 'fastify';
import { officeCookie } from '../../platform/requests/office-cookies.js';

const LOGIN_COOKIE = 'office_login';

/** The token of a login that a browser sends; undefined without one. */
export function loginCookieOf(request: FastifyRequest): string | undefined {
  return request.cookies[officeCookie(request, LOGIN_COOKIE).name];
}

/** Scripts cannot read it, other sites cannot make the browser post with it, and over HTTPS it stays there. */
export function setLoginCookie(request: FastifyRequest, reply: FastifyReply, secret: string, expires: Date): void {
  const { name, options } = officeCookie(request, LOGIN_COOKIE);
  void reply.setCookie(name, secret, { ...options, expires });
}

export function clearLoginCookie(request: FastifyRequest, reply: FastifyReply): void {
  const { name, options } = officeCookie(request, LOGIN_COOKIE);
  void reply.clearCookie(name, options);
}
