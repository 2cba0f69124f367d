import { Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import { JsonScalar } from '../../../platform/schema/json.scalar.js';
import { inOrderOf, loaderPerRequest } from '../../../platform/graphql/loader.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { type ContactRow, ContactsRepository } from '../contact/contacts.repository.js';
import { Contact, Person, PersonSaved, SavePersonResult } from '../person.types.js';
import { mayHandlePersonalData, PrivacyService } from './privacy.service.js';
import { ErasePersonInput } from './privacy.inputs.js';

@Resolver(() => Person)
export class PrivacyResolver {
  private readonly contacts = loaderPerRequest<string, ContactRow | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByPersons(ids), ({ personId }) => personId),
  );

  constructor(
    private readonly service: PrivacyService,
    private readonly repository: ContactsRepository,
  ) {}

  @Allows('login')
  @Query(() => JsonScalar, {
    description:
      'All that the office keeps about whoever asks: names, contact data, account, teams, matches, trophies, log entries.',
  })
  myData(@CurrentCaller() caller: AccountCaller): Promise<object> {
    return this.service.dataOf(caller);
  }

  @Allows('login')
  @Mutation(() => SavePersonResult, {
    description:
      'Erases somebody’s contact data and names for ever and closes their account: by themselves or an admin. A pseudonym stands for them from then on; matches and trophies stay.',
  })
  erasePerson(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ErasePersonInput,
  ): Promise<PersonSaved | Refused> {
    return this.service.erase(caller, input);
  }

  @ResolveField(() => Contact, {
    nullable: true,
    description: 'How to reach them: for themselves and admins; null for others, and without any.',
  })
  async contact(@Parent() { id }: Person, @Context() context: RequestContext): Promise<Contact | null> {
    const { account } = context.caller;
    return account !== null && mayHandlePersonalData({ account }, id) ? this.contacts(context).load(id) : null;
  }
}
