import { Mutation, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import { type PersonSaved, SavePersonResult } from '../person.types.js';
import { Contacts } from './contacts.service.js';
import { SetContactInput } from './contact.inputs.js';

@Resolver()
export class ContactResolver {
  constructor(private readonly service: Contacts) {}

  @Allows('login')
  @Mutation(() => SavePersonResult, {
    description:
      'Sets how to reach somebody: by themselves or an admin. What is left out is erased. Another e-mail address of one’s own needs the password; its account is told at the next login, and by a letter to the address until then. The idempotency key says nothing of the password.',
  })
  setContact(@CurrentCaller() caller: AccountCaller, @Input() input: SetContactInput): Promise<PersonSaved | Refused> {
    return this.service.set(caller, input);
  }
}
