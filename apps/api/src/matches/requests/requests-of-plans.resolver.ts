import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { NeededApproval, PlannedMatchPreview, PlannedMatchSaved } from '../planned-matches/planned-match.types.js';
import { JuryRequest } from './request.types.js';
import { RequestsLoader } from './requests.loader.js';

@Resolver(() => NeededApproval)
export class NeededApprovalRequestResolver {
  constructor(private readonly loader: RequestsLoader) {}

  @ResolveField(() => JuryRequest, { nullable: true, description: 'The request that decides how it stands.' })
  request(
    @Parent() { requestId }: NeededApproval,
    @Context() context: RequestContext,
  ): Promise<JuryRequest | null> | null {
    return requestId === null ? null : this.loader.load(context, requestId);
  }
}

@Resolver(() => PlannedMatchSaved)
export class LapsedRequestsResolver {
  constructor(private readonly loader: RequestsLoader) {}

  @ResolveField(() => [JuryRequest], {
    description: 'What the jury had decided for another date or place: it has lapsed (D21).',
  })
  lapsed(@Parent() { lapsedIds }: PlannedMatchSaved, @Context() context: RequestContext): Promise<JuryRequest[]> {
    return this.loader.loadAll(context, lapsedIds);
  }
}

@Resolver(() => PlannedMatchPreview)
export class LapsingRequestsResolver {
  constructor(private readonly loader: RequestsLoader) {}

  @ResolveField(() => [JuryRequest], { description: 'What the jury has decided and would lapse (D21).' })
  lapsing(@Parent() { lapsingIds }: PlannedMatchPreview, @Context() context: RequestContext): Promise<JuryRequest[]> {
    return this.loader.loadAll(context, lapsingIds);
  }
}
