import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Account, type AccountState, AccountStateEnum } from './account.types.js';

@Resolver(() => Account)
export class AccountResolver {
  @ResolveField(() => AccountStateEnum, { description: 'Whether it can be used.' })
  state(@Parent() { username, disabledAt }: Account): AccountState {
    if (disabledAt !== null) return 'closed';
    return username === null ? 'invited' : 'open';
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'The name to log in with, seen by themselves and admins; null until the invitation is accepted.',
  })
  username(@Parent() { id, username }: Account, @Context() { caller }: RequestContext): string | null {
    return caller.account?.admin || caller.account?.id === id ? username : null;
  }
}
