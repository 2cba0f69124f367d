import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { say } from '@tarokk/rules';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { ActingSides } from '../../registry/teams/sides/acting-sides.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { SidesLoader } from '../../registry/teams/sides/sides.loader.js';
import { VenuesLoader } from '../../registry/venues/venues.loader.js';
import { NeededApproval, PlannedMatch, PlannedMatchSaved, PlannedVenue } from './planned-match.types.js';
import { PlannedMatchesLoader } from './planned-matches.loader.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

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

export const fieldsOfPlannedMatch = [
  fieldOf(NeededApproval, 'message', () => String, 'Why it is needed and how it stands, in a sentence.').inWords(
    ({ sentence }, language) => say(sentence, language),
  ),
  fieldOf(PlannedMatchSaved, 'plannedMatch', () => PlannedMatch, 'The planned match.').from(
    PlannedMatchesLoader,
    (loader, { plannedMatchId }, context) => loader.load(context, plannedMatchId),
  ),
];
