import { Mutation, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import { FreeAppointment } from './free-appointment.service.js';
import {
  AppointFreeJurorResult,
  type FreeJurorAppointed,
} from '../../matches/free-games/lifecycle/free-game-moves.types.js';
import { AppointFreeJurorInput } from './free-appointment.inputs.js';

@Resolver()
export class FreeAppointmentResolver {
  constructor(private readonly appointments: FreeAppointment) {}

  @Allows('admin')
  @Mutation(() => AppointFreeJurorResult, {
    description:
      'Says who decides a free game in which the whole jury has played (D12): somebody with an account, who has not.',
    complexity: 50,
  })
  appointFreeJuror(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: AppointFreeJurorInput,
  ): Promise<FreeJurorAppointed | Refused> {
    return this.appointments.appoint(caller, input);
  }
}
