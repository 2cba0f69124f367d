import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { type CupSaved, CupResult } from '../../competitions/cup/cup-changes.types.js';
import { GrandPrixResult, type GrandPrixSaved } from '../../competitions/grand-prix/grand-prix.types.js';
import { Account } from '../../identity/accounts/account.types.js';
import { Input } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import { AppointmentService } from './appointment.service.js';
import { AppointJurorResult, type JurorAppointed, WithoutJuror } from './appointment.types.js';
import { AppointmentsRepository } from './appointments.repository.js';
import { AppointCupJurorInput, AppointGrandPrixJurorInput, AppointJurorInput } from './appointment.inputs.js';
import { EventAppointmentService } from './event-appointment.service.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

@Resolver()
export class AppointmentResolver {
  constructor(
    private readonly appointments: AppointmentService,
    private readonly events: EventAppointmentService,
    private readonly repository: AppointmentsRepository,
  ) {}

  @Allows('admin')
  @Query(() => [WithoutJuror], {
    description:
      'Undecided matches, free games, cups and Grand Prix that concern the whole jury and for which nobody is appointed (D12, D58), the longest waiting first; fifty at most.',
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
    return this.appointments.appoint(caller, input);
  }

  @Allows('admin')
  @Mutation(() => CupResult, {
    description:
      'Says who decides in a drawn cup in which the whole jury plays (D58): somebody with an account, who does not.',
    complexity: 20,
  })
  appointCupJuror(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: AppointCupJurorInput,
  ): Promise<CupSaved | Refused> {
    return this.events.inCup(caller, input);
  }

  @Allows('admin')
  @Mutation(() => GrandPrixResult, {
    description:
      'Says who decides in a Grand Prix in which the whole jury plays, and closes it (D58): somebody with an account, who does not.',
    complexity: 20,
  })
  appointGrandPrixJuror(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: AppointGrandPrixJurorInput,
  ): Promise<GrandPrixSaved | Refused> {
    return this.events.inGrandPrix(caller, input);
  }
}

export const fieldsOfAppointment = [
  /** So that the pages open the desks of cup and Grand Prix for whom an admin has appointed. */
  fieldOf(
    Account,
    'appointedForEvent',
    () => Boolean,
    'Whether an admin has appointed them to decide in a cup or Grand Prix of an open season (D58).',
    { complexity: 10 },
  ).from(AppointmentsRepository, (repository, { id }) => repository.isAppointedForEvent(id)),
];
