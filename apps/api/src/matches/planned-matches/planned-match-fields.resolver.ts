import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Language, say } from '@tarokk/rules';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { ActingSides } from '../../registry/teams/sides/acting-sides.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { SidesLoader } from '../../registry/teams/sides/sides.loader.js';
import { VenuesLoader } from '../../registry/venues/venues.loader.js';
import { NeededApproval, PlannedMatch, PlannedMatchSaved, PlannedVenue } from './planned-match.types.js';
import { PlannedMatchesLoader } from './planned-matches.loader.js';

@Resolver(() => PlannedMatch)
export class PlannedMatchFieldsResolver {
  constructor(
    private readonly loader: PlannedMatchesLoader,
    private readonly sides: SidesLoader,
    private readonly venues: VenuesLoader,
    private readonly acting: ActingSides,
  ) {}

  @ResolveField(() => Side, { description: 'The side that is called A.' })
  sideA(@Parent() { sides }: PlannedMatch, @Context() context: RequestContext): Promise<Side | null> {
    return this.sides.load(context, sides[0]);
  }

  @ResolveField(() => Side, { description: 'The side that is called B.' })
  sideB(@Parent() { sides }: PlannedMatch, @Context() context: RequestContext): Promise<Side | null> {
    return this.sides.load(context, sides[1]);
  }

  @ResolveField(() => PlannedVenue, {
    nullable: true,
    description: 'Where it is to be played. A private place is shown to the two sides and the jury only.',
  })
  async venue(@Parent() plan: PlannedMatch, @Context() context: RequestContext): Promise<PlannedVenue | null> {
    const listed = await this.venues.named(context, plan.venue.name);
    const isPublic = listed?.public ?? plan.venue.public;
    if (!isPublic && !(await this.acting.readsPlace(context, plan.sides))) return null;
    return { name: listed?.name ?? plan.venue.name, public: isPublic, listed: listed !== null };
  }

  @ResolveField(() => [NeededApproval], {
    nullable: true,
    description: 'The approvals that it needs in advance, and how they stand: for the two sides and the jury.',
    complexity: 5,
  })
  async needs(@Parent() plan: PlannedMatch, @Context() context: RequestContext): Promise<NeededApproval[] | null> {
    return (await this.acting.sees(context, plan.sides)) ? this.loader.needsOf(context, plan) : null;
  }
}

@Resolver(() => NeededApproval)
export class NeededApprovalResolver {
  @ResolveField(() => String, { description: 'Why it is needed and how it stands, in a sentence.' })
  message(
    @Parent() { sentence }: NeededApproval,
    @Context() { caller }: RequestContext,
    @Args('language', { type: () => LanguageEnum, nullable: true, description: "The request's language if left out." })
    lang?: Language | null,
  ): string {
    return say(sentence, lang ?? caller.language);
  }
}

@Resolver(() => PlannedMatchSaved)
export class PlannedMatchSavedResolver {
  constructor(private readonly loader: PlannedMatchesLoader) {}

  @ResolveField(() => PlannedMatch, { description: 'The planned match.' })
  plannedMatch(
    @Parent() { plannedMatchId }: PlannedMatchSaved,
    @Context() context: RequestContext,
  ): Promise<PlannedMatch | null> {
    return this.loader.load(context, plannedMatchId);
  }
}
