import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import { AppointmentService } from './appointment.service.js';
import { AppointJurorResult, type JurorAppointed, WithoutJuror } from './appointment.types.js';
import { AppointmentsRepository } from './appointments.repository.js';
import { AppointJurorInput } from './appointment.inputs.js';

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
    @Input() input: AppointJurorInput,
  ): Promise<JurorAppointed | Refused> {
    return this.appointments.appoint(caller, input.idempotencyKey, input.matchId, input.personId);
  }
}
