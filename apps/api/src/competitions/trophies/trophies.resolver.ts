import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type Connection, sliceOf } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { RankingService } from './ranking.service.js';
import { type RankedPlayer, RankedPlayerConnection } from './ranking.types.js';
import { TrophiesService } from './trophies.service.js';
import { type Milestone, MilestoneConnection, Trophy, TrophyConnection } from './trophy.types.js';
import { TrophiesArguments, TrophyPageArguments, TrophyRankingArguments } from './trophies.arguments.js';

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
  trophies(@Context() { source }: RequestContext, @Args() args: TrophiesArguments): Promise<Connection<Trophy>> {
    return this.service.list(source, sliceOf(args), args.filter ?? {}, args.order);
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
    @Context() { source }: RequestContext,
    @Args() args: TrophyRankingArguments,
  ): Promise<Connection<RankedPlayer>> {
    return this.rankings.ranking(source, sliceOf(args), { ofClass: args.class, season: args.season, find: args.find });
  }

  @Allows('anyone')
  @Query(() => MilestoneConnection, {
    description: "Every player's 100th, 250th, 500th and 1000th trophy, in the order in which they were reached (13).",
  })
  milestones(@Args() args: TrophyPageArguments): Promise<Connection<Milestone>> {
    return this.service.milestones(sliceOf(args), args.order);
  }
}
