import { Args, Context, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { RequestKind } from '@tarokk/competition';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { ActingSides } from '../../registry/teams/acting-sides.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { AskingService } from './asking.service.js';
import { DecidingService } from './deciding.service.js';
import { type RequestEnd, RequestKindEnum, RequestStateEnum } from './request.enums.js';
import {
  AskArguments,
  DecideArguments,
  JuryRequest,
  JuryRequestConnection,
  JuryRequestResult,
  type JuryRequestSaved,
} from './request.types.js';
import { RequestsLoader } from './requests.loader.js';
import { RequestsRepository } from './requests.repository.js';

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
    @Args() page: PageArguments,
    @Args('season', { type: () => Int, nullable: true, description: 'Of the season of this year.' })
    season: number | null = null,
    @Args('kinds', { type: () => [RequestKindEnum], nullable: true, description: 'Of these kinds.' })
    kinds: readonly RequestKind[] | null = null,
    @Args('states', { type: () => [RequestStateEnum], nullable: true, description: 'That stand so.' })
    states: readonly RequestEnd[] | null = null,
    @Args('side', { type: () => UuidScalar, nullable: true, description: 'That concern this side.' })
    side: string | null = null,
    @Args('plannedMatch', { type: () => UuidScalar, nullable: true, description: 'About this planned match.' })
    plannedMatch: string | null = null,
  ): Promise<Connection<JuryRequest>> {
    const readers = account.jury || account.admin ? null : await this.acting.of(context);
    const slice = sliceOf(page);
    const rows = await this.repository.list(slice, { season, kinds, states, side, plannedMatch, readers });
    return connection(rows, slice, ({ deadline, askedAt, id }) => [deadline ?? NO_DEADLINE, askedAt.toISOString(), id]);
  }

  @Allows('account')
  @Query(() => JuryRequest, {
    nullable: true,
    description: 'One request, for the jury and the sides that it concerns.',
  })
  request(
    @Context() context: RequestContext,
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }) id: string,
  ): Promise<JuryRequest | null> {
    return this.loader.find(context, id);
  }

  @Allows('side')
  @Mutation(() => JuryRequestResult, {
    description: 'Asks the jury, for a side of which the caller is a member. Until it decides, this can be taken back.',
  })
  askJury(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() wish: AskArguments,
  ): Promise<JuryRequestSaved | Refused> {
    return this.asking.ask(caller, key, wish);
  }

  @Allows('side')
  @Mutation(() => JuryRequestResult, { description: 'Takes back what was asked, before the jury has decided.' })
  withdrawRequest(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('id', { type: () => UuidScalar, description: 'The request.' }) id: string,
  ): Promise<JuryRequestSaved | Refused> {
    return this.asking.withdraw(caller, key, id);
  }

  @Allows('jury')
  @Mutation(() => JuryRequestResult, {
    description:
      'Grants or refuses, once. A larger team gets its place and a replacement is made at once. A jury member leaves requests that concern him to others (D12).',
  })
  decideRequest(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() wish: DecideArguments,
  ): Promise<JuryRequestSaved | Refused> {
    return this.deciding.decide(caller, key, wish);
  }

  @Allows('admin')
  @Mutation(() => JuryRequestResult, {
    description: 'Appoints the jury member who decides a request that concerns the whole jury (D12).',
  })
  appointJurorForRequest(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('id', { type: () => UuidScalar, description: 'The request.' }) id: string,
    @Args('personId', { type: () => UuidScalar, description: 'The member of the jury.' }) personId: string,
  ): Promise<JuryRequestSaved | Refused> {
    return this.deciding.appoint(caller, key, { id, personId });
  }
}
