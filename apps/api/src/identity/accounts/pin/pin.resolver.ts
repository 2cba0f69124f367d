import { Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import { Me } from '../me.types.js';
import { PinService } from './pin.service.js';
import { PinSaved, PinStateEnum, type PinState, SavePinResult } from './pin.types.js';
import { SetPinInput, RemovePinInput } from './pin.inputs.js';

@Resolver(() => Me)
export class PinResolver {
  constructor(private readonly service: PinService) {}

  @ResolveField(() => PinStateEnum, { description: 'Whether confirming a match asks for a PIN.' })
  pin(@Parent() { accountId }: Me): Promise<PinState> {
    return this.service.state(accountId);
  }

  @Allows('login')
  @Mutation(() => SavePinResult, {
    description:
      'Sets or changes the PIN for confirming matches, which unlocks it too. While one is set, every confirmation of this account asks for it, sent by a login or by an API token.',
  })
  setPin(@CurrentCaller() caller: AccountCaller, @Input() input: SetPinInput): Promise<PinSaved | Refused> {
    return this.service.set(caller, input);
  }

  @Allows('login')
  @Mutation(() => SavePinResult, { description: 'Removes the PIN: confirming asks for none.' })
  removePin(@CurrentCaller() caller: AccountCaller, @Input() input: RemovePinInput): Promise<PinSaved | Refused> {
    return this.service.remove(caller, input);
  }
}
