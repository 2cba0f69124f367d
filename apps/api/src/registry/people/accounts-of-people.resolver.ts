import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Account } from '../../identity/accounts/account.types.js';
import { AccountsLoader } from '../../identity/accounts/accounts.loader.js';
import { AccountInvitation } from '../../identity/accounts/links/link.types.js';
import { Me } from '../../identity/accounts/me.types.js';
import { Notice } from '../../identity/accounts/notices/notice.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from './people.loader.js';
import { Person } from './person.types.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

@Resolver(() => Me)
export class PersonOfMeResolver {
  constructor(
    private readonly accounts: AccountsLoader,
    private readonly people: PeopleLoader,
  ) {}

  @ResolveField(() => Person, { description: 'The person.' })
  async person(@Parent() { accountId }: Me, @Context() context: RequestContext): Promise<Person> {
    const { personId } = await this.accounts.get(context, accountId);
    const [person] = await this.people.loadAll(context, [personId]);
    return person!;
  }
}

@Resolver(() => Notice)
export class PersonOfNoticeResolver {
  constructor(
    private readonly accounts: AccountsLoader,
    private readonly people: PeopleLoader,
  ) {}

  @ResolveField(() => Person, {
    nullable: true,
    description: 'The admin who did it; null where it was nobody with an account.',
  })
  async by(@Parent() { values }: Notice, @Context() context: RequestContext): Promise<Person | null> {
    // What strangers set off names nobody at all.
    const { by = null } = values as { by?: string | null };
    const account = by === null ? null : await this.accounts.load(context, by);
    return account === null ? null : this.people.load(context, account.personId);
  }
}

export const fieldsOfAccountsOfPeople = [
  fieldOf(
    Person,
    'account',
    () => Account,
    'Their account, seen by themselves, the jury and admins; null without one.',
    { nullable: true },
  ).from(AccountsLoader, async (accounts, { id }, context) => {
    const { account } = context.caller;
    if (account === null || !(account.jury || account.setsUp || account.personId === id)) return null;
    return accounts.ofPerson(context, id);
  }),
  fieldOf(Account, 'person', () => Person, 'Whose it is.').from(PeopleLoader, async (people, { personId }, context) => {
    const [person] = await people.loadAll(context, [personId]);
    return person!;
  }),
  fieldOf(AccountInvitation, 'name', () => String, 'Whom it is for.').from(
    PeopleLoader,
    async (people, { personId }, context) => {
      const [person] = await people.loadAll(context, [personId]);
      return person!.name;
    },
  ),
];
