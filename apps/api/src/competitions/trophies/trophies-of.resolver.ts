import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Person } from '../../registry/people/person.types.js';
import { Side } from '../../registry/teams/side.types.js';
import { RankingRepository, type TallyRow, type YearRow } from './ranking.repository.js';
import { TrophiesOfYear, TrophyTally } from './ranking.types.js';
import { orderArgument } from './trophies.resolver.js';
import { TrophiesRepository } from './trophies.repository.js';
import { milestonesReached, TrophiesService, trophyTally } from './trophies.service.js';
import type { TrophyOrder } from './trophy-filter.js';
import { Milestone, type Trophy, TrophyConnection } from './trophy.types.js';

@Resolver(() => Person)
export class TrophiesOfPersonResolver {
  private readonly tallies = loaderPerRequest<string, TallyRow | null>(async (ids) =>
    inOrderOf(ids, await this.rankings.talliesOf(ids), ({ person_id }) => person_id),
  );
  private readonly years = loaderPerRequest<string, readonly YearRow[]>(async (ids) => {
    const rows = await this.rankings.yearsOf(ids);
    return ids.map((id) => rows.filter(({ person_id }) => person_id === id));
  });
  private readonly reached = loaderPerRequest<string, readonly Milestone[]>(async (ids) => {
    const reached = await this.repository.milestonesOf(ids);
    return ids.map((id) =>
      reached.filter(({ asked }) => asked === id).flatMap(({ entry }) => milestonesReached(entry)),
    );
  });

  constructor(
    private readonly service: TrophiesService,
    private readonly repository: TrophiesRepository,
    private readonly rankings: RankingRepository,
  ) {}

  @ResolveField(() => TrophyConnection, { description: 'The trophies that he announced and won (13).' })
  trophies(
    @Parent() { id }: Person,
    @Args() page: PageArguments,
    @Args('order', orderArgument) order: TrophyOrder = 'newest',
  ): Promise<Connection<Trophy>> {
    return this.service.list(sliceOf(page), { player: id }, order);
  }

  @ResolveField(() => TrophyTally, { description: 'How many trophies he has, and of which classes.' })
  async trophyTally(@Parent() { id }: Person, @Context() context: RequestContext): Promise<TrophyTally> {
    return trophyTally((await this.tallies(context).load(id)) ?? { total: 0, by_class: {} });
  }

  @ResolveField(() => [TrophiesOfYear], {
    description: 'How many trophies he won in each year, the latest first; those without a date stand last (D50).',
  })
  async trophyYears(@Parent() { id }: Person, @Context() context: RequestContext): Promise<TrophiesOfYear[]> {
    const rows = await this.years(context).load(id);
    return rows.map((row) => ({ year: row.year, tally: trophyTally(row) }));
  }

  @ResolveField(() => [Milestone], { description: 'The milestones that he reached, the first first (13).' })
  milestones(@Parent() { id }: Person, @Context() context: RequestContext): Promise<readonly Milestone[]> {
    return this.reached(context).load(id);
  }
}

@Resolver(() => Side)
export class TrophiesOfSideResolver {
  constructor(private readonly service: TrophiesService) {}

  @ResolveField(() => TrophyConnection, { description: 'The trophies that were won for the team or pair (13).' })
  trophies(
    @Parent() { id }: Side,
    @Args() page: PageArguments,
    @Args('order', orderArgument) order: TrophyOrder = 'newest',
  ): Promise<Connection<Trophy>> {
    return this.service.list(sliceOf(page), { side: id }, order);
  }
}
