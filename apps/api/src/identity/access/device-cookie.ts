import type { FastifyReply, FastifyRequest } from 'fastify';
import { officeCookie } from '../../platform/requests/office-cookies.js';

const DEVICE_COOKIE = 'office_device';
/** How long a device is known after somebody logged in on it, in seconds: a year. */
const LIFETIME = 365 * 24 * 3600;

/** What the device has of accounts that know it; empty for one that nobody has logged in on. */
export function deviceCookieOf(request: FastifyRequest): string {
  return request.cookies[officeCookie(request, DEVICE_COOKIE).name] ?? '';
}

/** It outlives the login: it lets nobody in, and only says that somebody was let in here before. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, devices: string): void {
  const { name, options } = officeCookie(request, DEVICE_COOKIE);
  void reply.setCookie(name, devices, { ...options, maxAge: LIFETIME });
}
