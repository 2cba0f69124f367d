import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { AppointmentService } from './appointment.service.js';
import { AppointJurorResult, type JurorAppointed, WithoutJuror } from './appointment.types.js';
import { AppointmentsRepository } from './appointments.repository.js';

@Resolver()
export class AppointmentResolver {
  constructor(
    private readonly appointments: AppointmentService,
    private readonly repository: AppointmentsRepository,
  ) {}

  @Allows('admin')
  @Query(() => [WithoutJuror], {
    description:
      'Undecided matches and free games that concern the whole jury and for which nobody is appointed (D12), the longest waiting first; fifty at most.',
    complexity: 50,
  })
  withoutJuror(): Promise<readonly WithoutJuror[]> {
    return this.repository.withoutJuror();
  }

  @Allows('admin')
  @Mutation(() => AppointJurorResult, {
    description:
      'Says who decides a match that concerns the whole jury (D12): somebody with an account, whom it does not.',
    complexity: 50,
  })
  appointJuror(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('matchId', { type: () => UuidScalar, description: 'The match.' }) matchId: string,
    @Args('personId', { type: () => UuidScalar, description: 'Who decides it.' }) personId: string,
  ): Promise<JurorAppointed | Refused> {
    return this.appointments.appoint(caller, key, matchId, personId);
  }
}
