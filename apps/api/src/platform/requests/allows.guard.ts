import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import { text } from '@tarokk/rules';
import { GraphQLError } from 'graphql';
import type { RequestContext } from './request-context.js';
import { ALLOWS, type AllowedCallers } from './allows.js';
import type { Caller } from './caller.js';
import { missingOf, sayMissing } from './missing-office.js';

const notLoggedIn = text(
  'This needs an account. Log in, or send an API token.',
  'Das braucht ein Konto. Melde dich an oder sende ein API-Token.',
  'Ehhez fiók kell. Jelentkezz be, vagy küldj API-tokent.',
);
const tokenRefused = text(
  'The API token is unknown, has expired or was revoked. Make a new one in the account.',
  'Das API-Token ist unbekannt, abgelaufen oder widerrufen. Mache im Konto ein neues.',
  'Az API-token ismeretlen, lejárt vagy visszavonták. Készíts újat a fiókban.',
);

/** Where Nest notes what a method of a resolver is: `Query` or `Mutation`. */
const RESOLVER_TYPE = 'graphql:resolver_type';

/** Holds queries and mutations against who sends them; other routes (health) are open. */
@Injectable()
export class AllowsGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(execution: ExecutionContext): boolean {
    if (execution.getType<string>() !== 'graphql') return true;
    const audience = this.reflector.get<AllowedCallers | undefined>(ALLOWS, execution.getHandler());
    const { caller } = GqlExecutionContext.create(execution).getContext<RequestContext>();
    const isMutation = this.reflector.get<string | undefined>(RESOLVER_TYPE, execution.getHandler()) === 'Mutation';
    if (caller.isTokenRefused) throw refusal('UNAUTHENTICATED', tokenRefused[caller.language]);
    if (audience !== undefined && isAllowed(audience, caller) && (!isMutation || mayChange(audience, caller)))
      return true;
    if (caller.account === null) throw refusal('UNAUTHENTICATED', notLoggedIn[caller.language]);
    const missing = missingOf(audience, caller);
    throw refusal('FORBIDDEN', sayMissing(missing, caller.language), { missing });
  }
}

function refusal(code: string, message: string, extensions = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

/** A token that may only read changes nothing. */
function mayChange(audience: AllowedCallers, { account, tokenId }: Caller): boolean {
  if (audience === 'anyone' || tokenId === null) return true;
  return account !== null && (account.maySubmit || account.jury || account.setsUp);
}

function isAllowed(audience: AllowedCallers, { account, loginId }: Caller): boolean {
  if (audience === 'anyone') return true;
  if (account === null) return false;
  switch (audience) {
    case 'account':
      return true;
    case 'login':
      return loginId !== null;
    case 'side':
      return account.maySubmit;
    case 'jury':
      return account.jury;
    case 'admin':
      return account.admin;
    case 'jury-or-admin':
      return account.jury || account.admin;
    case 'setup':
      return account.setsUp;
    case 'jury-or-setup':
      return account.jury || account.setsUp;
    case 'side-or-jury':
      return account.maySubmit || account.jury;
  }
}
