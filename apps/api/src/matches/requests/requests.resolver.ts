import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, connection, sliceOf } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { ActingSides } from '../../registry/teams/sides/acting-sides.js';
import { AskingService } from './asking.service.js';
import { DecidingService } from './deciding/deciding.service.js';
import {
  AskJuryInput,
  DecideRequestInput,
  JuryRequest,
  JuryRequestConnection,
  JuryRequestResult,
  type JuryRequestSaved,
} from './request.types.js';
import { RequestsLoader } from './requests.loader.js';
import { RequestsRepository } from './requests.repository.js';
import { WithdrawRequestInput, AppointJurorForRequestInput } from './requests.inputs.js';
import { RequestsArguments } from './requests.arguments.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';

/** Comes last in the list: what has no deadline. */
const NO_DEADLINE = '9999-12-31';

@Resolver(() => JuryRequest)
export class RequestsResolver {
  constructor(
    private readonly asking: AskingService,
    private readonly deciding: DecidingService,
    private readonly repository: RequestsRepository,
    private readonly loader: RequestsLoader,
    private readonly acting: ActingSides,
  ) {}

  @Allows('account')
  @Query(() => JuryRequestConnection, {
    description:
      'What the jury is asked, the most urgent first: all of it for the jury and admins, what concerns their sides for others.',
  })
  async requests(
    @CurrentCaller() { account }: AccountCaller,
    @Context() context: RequestContext,
    @Arguments() args: RequestsArguments,
  ): Promise<Connection<JuryRequest>> {
    const readers = account.jury || account.admin ? null : await this.acting.of(context);
    const slice = sliceOf(args);
    const filter = {
      season: args.seasonYear,
      kinds: args.kinds,
      states: args.states,
      side: args.sideId,
      plannedMatch: args.plannedMatchId,
      readers,
    };
    const rows = await this.repository.list(slice, filter);
    return connection(
      rows,
      slice,
      ({ deadline, askedAt, id }) => [deadline ?? NO_DEADLINE, askedAt.toISOString(), id],
      () => this.repository.count(filter),
    );
  }

  @Allows('account')
  @Query(() => JuryRequest, {
    nullable: true,
    description: 'One request, for the jury and the sides that it concerns.',
  })
  request(
    @Context() context: RequestContext,
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }, ID_ARGUMENT) id: string,
  ): Promise<JuryRequest | null> {
    return this.loader.find(context, id);
  }

  @Allows('side')
  @Mutation(() => JuryRequestResult, {
    description: 'Asks the jury, for a side of which the caller is a member. Until it decides, this can be taken back.',
  })
  askJury(@CurrentCaller() caller: AccountCaller, @Input() input: AskJuryInput): Promise<JuryRequestSaved | Refused> {
    return this.asking.ask(caller, input);
  }

  @Allows('side')
  @Mutation(() => JuryRequestResult, { description: 'Takes back what was asked, before the jury has decided.' })
  withdrawRequest(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: WithdrawRequestInput,
  ): Promise<JuryRequestSaved | Refused> {
    return this.asking.withdraw(caller, input);
  }

  @Allows('jury')
  @Mutation(() => JuryRequestResult, {
    description:
      'Grants or refuses, once. A larger team gets its place and a replacement is made at once. A jury member leaves requests that concern them to others (D12).',
  })
  decideRequest(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: DecideRequestInput,
  ): Promise<JuryRequestSaved | Refused> {
    return this.deciding.decide(caller, input);
  }

  @Allows('admin')
  @Mutation(() => JuryRequestResult, {
    description: 'Appoints the jury member who decides a request that concerns the whole jury (D12).',
  })
  appointJurorForRequest(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: AppointJurorForRequestInput,
  ): Promise<JuryRequestSaved | Refused> {
    return this.deciding.appoint(caller, input);
  }
}
