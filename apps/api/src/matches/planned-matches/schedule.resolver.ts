import { Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PlannedMatch } from './planned-match.types.js';
import { PlannedMatchesLoader } from './planned-matches.loader.js';
import { PlanMatchesInput } from './schedule.inputs.js';
import { ScheduleService } from './schedule.service.js';
import { MatchesPlanned, PlanMatchesResult } from './schedule.types.js';

@Resolver(() => MatchesPlanned)
export class ScheduleResolver {
  constructor(
    private readonly service: ScheduleService,
    private readonly loader: PlannedMatchesLoader,
  ) {}

  @Allows('jury')
  @Mutation(() => PlanMatchesResult, {
    description:
      'Plans matches of the championship from a list: all of them or none. Each is what `planMatch` would do, and the log has it as such.',
  })
  planMatches(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: PlanMatchesInput,
  ): Promise<MatchesPlanned | Refused> {
    return this.service.plan(caller, input);
  }

  @ResolveField(() => [PlannedMatch], { description: 'The planned matches, in their order; none with `dryRun`.' })
  plannedMatches(
    @Context() context: RequestContext,
    @Parent() { plannedMatchIds }: MatchesPlanned,
  ): Promise<readonly PlannedMatch[]> {
    return this.loader.loadAll(context, plannedMatchIds);
  }
}
