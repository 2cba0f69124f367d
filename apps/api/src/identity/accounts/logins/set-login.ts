import { knownAs } from '../../../platform/requests/caller.js';
import { deviceCookieOf, setDeviceCookie } from '../../access/device-cookie.js';
import { setLoginCookie } from '../../access/login-cookie.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { withDevice } from './known-devices.js';
import type { LoggedIn } from './login.types.js';
import type { NewSession } from './logins.service.js';

/**
 * Puts the token of a new login into the cookie and nowhere else. The fields of the answer are resolved for the person who has
 * logged in; what they may do begins with the next request.
 */
export function setLogin(context: RequestContext, session: NewSession | Refused): LoggedIn | Refused {
  if (isRefused(session)) return session;
  const { accountId, personId, secret, device, expiresAt } = session;
  setLoginCookie(context.request, context.reply, secret, expiresAt);
  setDeviceCookie(context.request, context.reply, withDevice(deviceCookieOf(context.request), device));
  context.caller = knownAs(context.caller, accountId, personId);
  return { __typename: 'LoggedIn', accountId };
}
