import { knownAs } from '../../../platform/requests/caller.js';
import { deviceCookieOf, setDeviceCookie } from '../../access/device-cookie.js';
import { setLoginCookie } from '../../access/login-cookie.js';
import { isRefused } from '../../../platform/graphql/is-refused.js';
import type { Refused } from '../../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { withDevice } from './known-devices.js';
import type { LoggedIn } from './login.types.js';
import type { NewSession } from './logins.service.js';

/** Puts the token into the cookie and nowhere else. The rest of the answer is for whom it lets in; what they may do begins with the next request. */
export function setLogin(context: RequestContext, entrance: NewSession | Refused): LoggedIn | Refused {
  if (isRefused(entrance)) return entrance;
  const { accountId, personId, secret, device, expiresAt } = entrance;
  setLoginCookie(context.request, context.reply, secret, expiresAt);
  setDeviceCookie(context.request, context.reply, withDevice(deviceCookieOf(context.request), device));
  context.caller = knownAs(context.caller, accountId, personId);
  return { __typename: 'LoggedIn', accountId };
}
