import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type ListEntry, noTally, dayIn, talliesOf, yearOf } from '@tarokk/competition';
import { type Connection, sliceOf } from '../../platform/graphql/connection.js';
import { groupedBy, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Person } from '../../registry/people/person.types.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { TrophiesOfYear, TrophyTally } from './ranking/ranking.types.js';
import { TrophyPageArguments } from './trophies.arguments.js';
import { TrophiesRepository } from './trophies.repository.js';
import { TrophiesService, trophyTally } from './trophies.service.js';
import { Milestone, type Trophy, TrophyConnection } from './trophy.types.js';
import { Arguments } from '../../platform/inputs/input.js';

@Resolver(() => Person)
export class TrophiesOfPersonResolver {
  private readonly own = loaderPerRequest<string, readonly ListEntry[]>(async (ids) =>
    groupedBy(ids, await this.repository.listEntriesOf(ids), ({ asked }) => asked),
  );
  private readonly reached = loaderPerRequest<readonly ListEntry[], readonly Milestone[]>((own) =>
    this.service.milestonesOf(own),
  );

  constructor(
    private readonly service: TrophiesService,
    private readonly repository: TrophiesRepository,
  ) {}

  @ResolveField(() => TrophyConnection, { description: 'The trophies that they announced and won (13).' })
  trophies(
    @Parent() { id }: Person,
    @Arguments() args: TrophyPageArguments,
    @Context() { source }: RequestContext,
  ): Promise<Connection<Trophy>> {
    return this.service.list(source, sliceOf(args), { personId: id }, args.order);
  }

  @ResolveField(() => TrophyTally, { description: 'How many trophies they have, and of which classes.' })
  async trophyTally(@Parent() { id }: Person, @Context() context: RequestContext): Promise<TrophyTally> {
    return tallyOf(await this.own(context).load(id));
  }

  @ResolveField(() => [TrophiesOfYear], {
    description: 'How many trophies they won in each year, the latest first; those without a date stand last (D50).',
  })
  async trophyYears(@Parent() { id }: Person, @Context() context: RequestContext): Promise<TrophiesOfYear[]> {
    const own = await this.own(context).load(id);
    const years = [...new Set(own.map(yearOfEntry))].sort((a, b) => (b ?? 0) - (a ?? 0));
    return years.map((year) => ({ year, tally: tallyOf(own.filter((entry) => yearOfEntry(entry) === year)) }));
  }

  @ResolveField(() => [Milestone], { description: 'The milestones that they reached, the first first (13).' })
  async milestones(@Parent() { id }: Person, @Context() context: RequestContext): Promise<readonly Milestone[]> {
    return this.reached(context).load(await this.own(context).load(id));
  }
}

/** What entries of one player add up to. */
function tallyOf(own: readonly ListEntry[]): TrophyTally {
  const [tally] = talliesOf(own).values();
  return trophyTally(tally ?? noTally);
}

/** Null for an entry of an old list without a date. */
function yearOfEntry({ key }: ListEntry): number | null {
  const date = dayIn(key);
  return date === null ? null : yearOf(date);
}

@Resolver(() => Side)
export class TrophiesOfSideResolver {
  constructor(private readonly service: TrophiesService) {}

  @ResolveField(() => TrophyConnection, { description: 'The trophies that were won for the team or pair (13).' })
  trophies(
    @Parent() { id }: Side,
    @Arguments() args: TrophyPageArguments,
    @Context() { source }: RequestContext,
  ): Promise<Connection<Trophy>> {
    return this.service.list(source, sliceOf(args), { sideId: id }, args.order);
  }
}
