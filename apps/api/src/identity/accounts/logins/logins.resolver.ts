import { Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input, OptionalInput, Arguments } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import type { Caller } from '../../../platform/requests/caller.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import { deviceCookieOf } from '../../access/device-cookie.js';
import { clearLoginCookie } from '../../access/login-cookie.js';
import { type Connection, PageArguments, sliceOf } from '../../../platform/graphql/connection.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { Me } from '../me.types.js';
import { setLogin } from './set-login.js';
import {
  LoggedIn,
  LoggedOut,
  Login,
  LoginConnection,
  LoginResult,
  LoginRevoked,
  LogoutEverywhereResult,
  RevokeLoginResult,
} from './login.types.js';
import { Logins } from './logins.service.js';
import { LoginInput, LogoutEverywhereInput, RevokeLoginInput } from './logins.inputs.js';

@Resolver(() => LoggedIn)
export class LoggedInResolver {
  @ResolveField(() => Me, { description: 'Who is logged in now.' })
  me(@Parent() { accountId }: LoggedIn): Me {
    return { accountId };
  }
}

@Resolver(() => Login)
export class LoginFieldsResolver {
  @ResolveField(() => Boolean, { description: 'It is the one that sends this request.' })
  current(@Parent() { id }: Login, @Context() { caller }: RequestContext): boolean {
    return id === caller.loginId;
  }
}

@Resolver(() => Me)
export class LoginsResolver {
  constructor(private readonly service: Logins) {}

  @ResolveField(() => LoginConnection, { description: 'Where the account is logged in, the latest first.' })
  logins(@Parent() { accountId }: Me, @Arguments() page: PageArguments): Promise<Connection<Login>> {
    return this.service.list(accountId, sliceOf(page));
  }

  @Allows('anyone')
  @Mutation(() => LoginResult, {
    description:
      'Logs in. Each time the token is a new one, and a login of the same browser before it ends; there is no idempotency key, for nothing is made that would hurt twice. Wrong ones have to wait longer and longer, each address and each device that the account knows by itself.',
  })
  async login(
    @CurrentCaller() caller: Caller,
    @Context() context: RequestContext,
    @Input() input: LoginInput,
  ): Promise<LoggedIn | Refused> {
    return setLogin(context, await this.service.logIn(caller, deviceCookieOf(context.request), input));
  }

  @Allows('anyone')
  @Mutation(() => LoggedOut, {
    description:
      'Ends the login of the request, if it has one. Without an idempotency key: done twice it is done once.',
  })
  async logout(@CurrentCaller() caller: Caller, @Context() { request, reply }: RequestContext): Promise<LoggedOut> {
    await this.service.leave(caller);
    clearLoginCookie(request, reply);
    return { __typename: 'LoggedOut', done: true };
  }

  @Allows('login')
  @Mutation(() => LogoutEverywhereResult, {
    description:
      'Ends every login of the account, this one too, and every API token that is not named. Without an idempotency key, as logout.',
  })
  async logoutEverywhere(
    @CurrentCaller() caller: AccountCaller,
    @Context() { request, reply }: RequestContext,
    @OptionalInput() input: LogoutEverywhereInput,
  ): Promise<LoggedOut | Refused> {
    const answer = await this.service.leaveEverywhere(caller, input);
    if (!isRefused(answer)) clearLoginCookie(request, reply);
    return answer;
  }

  @Allows('login')
  @Mutation(() => RevokeLoginResult, { description: 'Ends one of the own logins.' })
  revokeLogin(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: RevokeLoginInput,
  ): Promise<LoginRevoked | Refused> {
    return this.service.revoke(caller, input);
  }
}
