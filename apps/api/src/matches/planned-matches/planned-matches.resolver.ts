import { Args, Context, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { DayScalar, UuidScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { ActingSides } from '../../registry/teams/acting-sides.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import {
  PlanArguments,
  PlanChangeArguments,
  PlannedMatch,
  PlannedMatchConnection,
  type PlannedMatchPreview,
  PlannedMatchPreviewResult,
  PlannedMatchResult,
  type PlannedMatchSaved,
} from './planned-match.types.js';
import { PlannedMatchesLoader } from './planned-matches.loader.js';
import { PlannedMatchesRepository } from './planned-matches.repository.js';
import { PlannedMatchesService } from './planned-matches.service.js';

@Resolver(() => PlannedMatch)
export class PlannedMatchesResolver {
  constructor(
    private readonly service: PlannedMatchesService,
    private readonly repository: PlannedMatchesRepository,
    private readonly loader: PlannedMatchesLoader,
    private readonly acting: ActingSides,
  ) {}

  @Allows('anyone')
  @Query(() => PlannedMatchConnection, {
    description:
      'The calendar: planned matches by date. Those of the free championship are listed for their sides and the jury only.',
  })
  async plannedMatches(
    @Context() context: RequestContext,
    @Args() page: PageArguments,
    @Args('season', { type: () => Int, nullable: true, description: 'Of the season of this year.' })
    season: number | null = null,
    @Args('side', { type: () => UuidScalar, nullable: true, description: 'Of this side.' })
    side: string | null = null,
    @Args('from', { type: () => DayScalar, nullable: true, description: 'On this day or later.' })
    from: string | null = null,
    @Args('until', { type: () => DayScalar, nullable: true, description: 'On this day or earlier.' })
    until: string | null = null,
    @Args('withCancelled', { type: () => Boolean, defaultValue: false, description: 'Also those that were cancelled.' })
    withCancelled: boolean = false,
  ): Promise<Connection<PlannedMatch>> {
    const { account } = context.caller;
    const seesAll = account !== null && (account.jury || account.admin);
    const readers = seesAll ? null : await this.acting.of(context);
    const slice = sliceOf(page);
    const rows = await this.repository.list(slice, { season, side, from, until, withCancelled, readers });
    return connection(rows, slice, ({ date, id }) => [date, id]);
  }

  @Allows('anyone')
  @Query(() => PlannedMatch, { nullable: true, description: 'One planned match, also a cancelled one.' })
  plannedMatch(
    @Context() context: RequestContext,
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }) id: string,
  ): Promise<PlannedMatch | null> {
    return this.loader.find(context, id);
  }

  @Allows('side-or-jury')
  @Query(() => PlannedMatchPreviewResult, {
    description:
      'What a change would come to: decisions of the jury that would lapse (D21), approvals that are needed.',
  })
  previewPlannedMatch(
    @CurrentCaller() caller: AccountCaller,
    @Args() wish: PlanChangeArguments,
  ): Promise<PlannedMatchPreview | Refused> {
    return this.service.preview(caller, wish);
  }

  @Allows('side-or-jury')
  @Mutation(() => PlannedMatchResult, { description: 'Plans a match: a member of either side, or the jury (D12).' })
  planMatch(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() plan: PlanArguments,
  ): Promise<PlannedMatchSaved | Refused> {
    return this.service.plan(caller, key, plan);
  }

  @Allows('side-or-jury')
  @Mutation(() => PlannedMatchResult, {
    description:
      'Changes date, number or place. What the jury has decided was for the old ones and lapses, what it has not yet decided is asked for the new ones (D21).',
  })
  changePlannedMatch(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() change: PlanChangeArguments,
  ): Promise<PlannedMatchSaved | Refused> {
    return this.service.change(caller, key, change);
  }

  @Allows('side-or-jury')
  @Mutation(() => PlannedMatchResult, { description: 'Cancels a match of which no sheet was handed in.' })
  cancelPlannedMatch(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('id', { type: () => UuidScalar, description: 'The planned match.' }) id: string,
    @Args('version', { type: () => Int, description: 'Its version that is cancelled.' }) version: number,
    @Args('reason', { type: () => WordsScalar, nullable: true, description: 'Why, for the log.' })
    reason: string | null = null,
  ): Promise<PlannedMatchSaved | Refused> {
    return this.service.cancel(caller, key, { id, version, reason });
  }
}
