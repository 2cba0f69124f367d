import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { FreeAppointment } from './free-appointment.service.js';
import { AppointFreeJurorResult, type FreeJurorAppointed } from '../../matches/free-games/free-game-moves.types.js';

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
    @IdempotencyKey() key: string,
    @Args('gameId', { type: () => UuidScalar, description: 'The game.' }) gameId: string,
    @Args('personId', { type: () => UuidScalar, description: 'Who decides it.' }) personId: string,
  ): Promise<FreeJurorAppointed | Refused> {
    return this.appointments.appoint(caller, key, gameId, personId);
  }
}
