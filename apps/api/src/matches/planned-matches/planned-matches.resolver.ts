import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, connection, sliceOf } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { ActingSides } from '../../registry/teams/sides/acting-sides.js';
import {
  PlanMatchInput,
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
import { ChangePlannedMatchInput, CancelPlannedMatchInput } from './planned-matches.inputs.js';
import { PlannedMatchesArguments } from './planned-matches.arguments.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';

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
    @Arguments() args: PlannedMatchesArguments,
  ): Promise<Connection<PlannedMatch>> {
    const { account } = context.caller;
    const seesAll = account !== null && (account.jury || account.admin);
    const readers = seesAll ? null : await this.acting.of(context);
    const slice = sliceOf(args);
    const filter = {
      season: args.seasonYear,
      side: args.sideId,
      from: args.from,
      until: args.until,
      withCancelled: args.withCancelled,
      readers,
    };
    const rows = await this.repository.list(slice, filter);
    return connection(
      rows,
      slice,
      ({ date, id }) => [date, id],
      () => this.repository.count(filter),
    );
  }

  @Allows('anyone')
  @Query(() => PlannedMatch, { nullable: true, description: 'One planned match, also a cancelled one.' })
  plannedMatch(
    @Context() context: RequestContext,
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }, ID_ARGUMENT) id: string,
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
    @Arguments() input: PlanChangeArguments,
  ): Promise<PlannedMatchPreview | Refused> {
    return this.service.preview(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => PlannedMatchResult, { description: 'Plans a match: a member of either side, or the jury (D12).' })
  planMatch(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: PlanMatchInput,
  ): Promise<PlannedMatchSaved | Refused> {
    return this.service.plan(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => PlannedMatchResult, {
    description:
      'Changes date, number or place. What the jury has decided was for the old ones and lapses, what it has not yet decided is asked for the new ones (D21).',
  })
  changePlannedMatch(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ChangePlannedMatchInput,
  ): Promise<PlannedMatchSaved | Refused> {
    return this.service.change(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => PlannedMatchResult, { description: 'Cancels a match of which no sheet was handed in.' })
  cancelPlannedMatch(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: CancelPlannedMatchInput,
  ): Promise<PlannedMatchSaved | Refused> {
    return this.service.cancel(caller, input);
  }
}
