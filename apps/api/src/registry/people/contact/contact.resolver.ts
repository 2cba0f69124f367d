import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import type { Refused } from '../../../platform/graphql/refused.types.js';
import { NameScalar, UuidScalar } from '../../../platform/graphql/scalars.js';
import { type PersonSaved, SavePersonResult } from '../person.types.js';
import { IdempotencyKey } from '../../../platform/writes/idempotency-key.js';
import { Contacts } from './contacts.service.js';

@Resolver()
export class ContactResolver {
  constructor(private readonly service: Contacts) {}

  @Allows('login')
  @Mutation(() => SavePersonResult, {
    description:
      'Sets how to reach somebody: by himself or an admin. What is left out is erased. Another e-mail address of one’s own needs the password; its account is told at the next login, and by a letter to the address until then. The idempotency key says nothing of the password.',
  })
  setContact(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('personId', { type: () => UuidScalar, description: 'Whom.' }) personId: string,
    @Args('email', { type: () => NameScalar, nullable: true, description: 'E-mail address, of one person only.' })
    email: string | null = null,
    @Args('phone', { type: () => NameScalar, nullable: true, description: 'Telephone number.' })
    phone: string | null = null,
    @Args('password', {
      type: () => String,
      nullable: true,
      description: 'Your password: needed when your own e-mail address changes.',
    })
    password: string | null = null,
  ): Promise<PersonSaved | Refused> {
    return this.service.set(caller, key, { personId, email, phone }, password);
  }
}
