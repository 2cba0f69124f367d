import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Authentication, type Introduction } from '../../platform/requests/authentication.js';
import type { Caller, CallingAccount } from '../../platform/requests/caller.js';
import { limitNotesOf } from '../../platform/requests/limit-notes.js';
import { CredentialsRepository, type KnownToken } from './credentials.repository.js';
import { loginCookieOf } from './login-cookie.js';
import { languageOf } from '../../platform/requests/reader-language.js';
import { hashOfSecret } from './secrets.js';

@Injectable()
export class AuthenticationService extends Authentication {
  constructor(private readonly credentials: CredentialsRepository) {
    super();
  }

  callerOf(request: FastifyRequest): Promise<Caller> {
    const cookie = request.method === 'POST' ? loginCookieOf(request) : undefined;
    return this.callerBy(request, request.headers.authorization, cookie);
  }

  async callerOfSocket(request: FastifyRequest, introduction: Introduction): Promise<Caller> {
    const authorization = introduction.authorization ?? request.headers.authorization;
    const caller = await this.callerBy(request, authorization, loginCookieOf(request));
    const language = introduction['accept-language'];
    return language === undefined ? caller : { ...caller, language: languageOf(language) };
  }

  nobody(request: FastifyRequest): Caller {
    return {
      account: null,
      loginId: null,
      tokenId: null,
      isTokenRefused: false,
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
      requestId: request.id,
      isGone: () => !request.raw.socket.writable,
      limits: limitNotesOf(request),
      language: languageOf(request.headers['accept-language']),
    };
  }

  private async callerBy(
    request: FastifyRequest,
    authorization: string | undefined,
    cookie: string | undefined,
  ): Promise<Caller> {
    const nobody = this.nobody(request);
    const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
    if (bearer !== undefined) return this.withToken(nobody, bearer);
    return cookie === undefined ? nobody : this.withLogin(nobody, cookie);
  }

  private async withToken(nobody: Caller, secret: string): Promise<Caller> {
    const known = await this.credentials.findToken(hashOfSecret(secret));
    if (known === null) return { ...nobody, isTokenRefused: true };
    return { ...nobody, account: ofToken(known), tokenId: known.tokenId };
  }

  private async withLogin(nobody: Caller, secret: string): Promise<Caller> {
    const known = await this.credentials.findLogin(hashOfSecret(secret));
    if (known === null) return nobody;
    const { accountId, personId, jury, admin, loginId } = known;
    return { ...nobody, account: { id: accountId, personId, jury, admin, setsUp: admin, maySubmit: true }, loginId };
  }
}

function ofToken({ accountId, personId, jury, admin, scopes }: KnownToken): CallingAccount {
  return {
    id: accountId,
    personId,
    jury: jury && scopes.includes('jury'),
    admin: false,
    setsUp: admin && scopes.includes('admin'),
    maySubmit: scopes.includes('submit'),
  };
}
