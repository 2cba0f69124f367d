import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { Account, type AccountState, AccountStateEnum } from './account.types.js';
import { AccountsLoader } from './accounts.loader.js';

@Resolver(() => Account)
export class AccountResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => Person, { description: 'Whose it is.' })
  async person(@Parent() { personId }: Account, @Context() context: RequestContext): Promise<Person> {
    const [person] = await this.people.loadAll(context, [personId]);
    return person!;
  }

  @ResolveField(() => AccountStateEnum, { description: 'Whether it can be used.' })
  state(@Parent() { username, disabledAt }: Account): AccountState {
    if (disabledAt !== null) return 'closed';
    return username === null ? 'invited' : 'open';
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'The name to log in with, seen by himself and admins; null until the invitation is accepted.',
  })
  username(@Parent() { id, username }: Account, @Context() { caller }: RequestContext): string | null {
    return caller.account?.admin || caller.account?.id === id ? username : null;
  }
}

@Resolver(() => Person)
export class AccountOfPersonResolver {
  constructor(private readonly accounts: AccountsLoader) {}

  @ResolveField(() => Account, {
    nullable: true,
    description: 'His account, seen by himself, the jury and admins; null without one.',
  })
  async account(@Parent() { id }: Person, @Context() context: RequestContext): Promise<Account | null> {
    const { account } = context.caller;
    if (account === null || !(account.jury || account.admin || account.personId === id)) return null;
    return this.accounts.ofPerson(context, id);
  }
}
