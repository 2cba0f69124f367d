import { setLoginCookie } from '../../access/login-cookie.js';
import { isRefused, type Refused } from '../../graphql/refused.types.js';
import type { RequestContext } from '../../graphql/request-context.js';
import type { LoggedIn } from './login.types.js';
import type { Entrance } from './logins.service.js';

/** Puts the token into the cookie and nowhere else. */
export function letIn({ request, reply }: RequestContext, entrance: Entrance | Refused): LoggedIn | Refused {
  if (isRefused(entrance)) return entrance;
  setLoginCookie(request, reply, entrance.secret, entrance.expiresAt);
  return { __typename: 'LoggedIn', accountId: entrance.accountId };
}
