import { Args, Context, Int, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type TrophyClass, TrophyClassEnum } from '../announcements/announcement.enums.js';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { NameScalar } from '../../platform/graphql/scalars.js';
import { RankingService } from './ranking.service.js';
import { type RankedPlayer, RankedPlayerConnection } from './ranking.types.js';
import { TrophiesService } from './trophies.service.js';
import { TrophyFilterInput, type TrophyOrder, TrophyOrderEnum } from './trophy-filter.js';
import { type Milestone, MilestoneConnection, Trophy, TrophyConnection } from './trophy.types.js';

export const orderArgument = {
  type: () => TrophyOrderEnum,
  defaultValue: 'newest',
  description: 'From which end.',
} as const;

@Resolver()
export class TrophiesResolver {
  constructor(
    private readonly service: TrophiesService,
    private readonly rankings: RankingService,
  ) {}

  @Allows('anyone')
  @Query(() => TrophyConnection, {
    description: 'The trophy list: every won trophy of every competition and variant, under its announcer (13).',
  })
  trophies(
    @Args() page: PageArguments,
    @Context() { source }: RequestContext,
    @Args('filter', { type: () => TrophyFilterInput, nullable: true, description: 'Which; all if left out.' })
    filter: TrophyFilterInput | null = null,
    @Args('order', orderArgument) order: TrophyOrder = 'newest',
  ): Promise<Connection<Trophy>> {
    return this.service.list(source, sliceOf(page), filter ?? {}, order);
  }

  @Allows('anyone')
  @Query(() => Trophy, { nullable: true, description: 'An entry of the trophy list; null if there is none.' })
  trophy(@Args('id', { type: () => String, description: 'As the list gives it.' }) id: string): Promise<Trophy | null> {
    return this.service.find(id);
  }

  @Allows('anyone')
  @Query(() => RankedPlayerConnection, {
    description:
      'Players by the number of their trophies; equal numbers share the rank and are listed by name (13, D16).',
  })
  trophyRanking(
    @Args() page: PageArguments,
    @Context() { source }: RequestContext,
    @Args('class', { type: () => TrophyClassEnum, nullable: true, description: 'By the trophies of this class alone.' })
    ofClass: TrophyClass | null = null,
    @Args('season', { type: () => Int, nullable: true, description: 'By the trophies of this year alone.' })
    season: number | null = null,
    @Args('find', {
      type: () => NameScalar,
      nullable: true,
      description:
        'Only players with these beginnings of words in their names, in any order; accents and case say nothing. Ranks stay.',
    })
    find: string | null = null,
  ): Promise<Connection<RankedPlayer>> {
    return this.rankings.ranking(source, sliceOf(page), { ofClass, season, find });
  }

  @Allows('anyone')
  @Query(() => MilestoneConnection, {
    description: "Every player's 100th, 250th, 500th and 1000th trophy, in the order in which they were reached (13).",
  })
  milestones(
    @Args() page: PageArguments,
    @Args('order', orderArgument) order: TrophyOrder = 'newest',
  ): Promise<Connection<Milestone>> {
    return this.service.milestones(sliceOf(page), order);
  }
}
