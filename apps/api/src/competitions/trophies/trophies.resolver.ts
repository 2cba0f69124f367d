import { Context, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type Connection, sliceOf } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { HundredthsService } from './milestones/hundredths.service.js';
import { RankingService } from './ranking/ranking.service.js';
import { type RankedPlayer, RankedPlayerConnection } from './ranking/ranking.types.js';
import { TrophiesService } from './trophies.service.js';
import {
  type Milestone,
  MilestoneConnection,
  NextTrophyHundredth,
  Trophy,
  TrophyConnection,
  type TrophyHundredth,
  TrophyHundredthConnection,
} from './trophy.types.js';
import {
  TrophiesArguments,
  TrophyArguments,
  TrophyPageArguments,
  TrophyRankingArguments,
} from './trophies.arguments.js';
import { Arguments } from '../../platform/inputs/input.js';

@Resolver()
export class TrophiesResolver {
  constructor(
    private readonly service: TrophiesService,
    private readonly rankings: RankingService,
    private readonly hundredths: HundredthsService,
  ) {}

  @Allows('anyone')
  @Query(() => TrophyConnection, {
    description: 'The trophy list: every won trophy of every competition and variant, under its announcer (13).',
  })
  trophies(@Context() { source }: RequestContext, @Arguments() args: TrophiesArguments): Promise<Connection<Trophy>> {
    return this.service.list(source, sliceOf(args), args, args.order);
  }

  @Allows('anyone')
  @Query(() => Trophy, {
    nullable: true,
    description: 'An entry of the trophy list, by its id or by a number in the whole list; null if there is none.',
  })
  trophy(@Arguments() args: TrophyArguments): Promise<Trophy | null> {
    return this.service.find(args);
  }

  @Allows('anyone')
  @Query(() => RankedPlayerConnection, {
    description:
      'Players by the number of their trophies; equal numbers share the rank and are listed by name (13, D16).',
  })
  trophyRanking(
    @Context() { source }: RequestContext,
    @Arguments() args: TrophyRankingArguments,
  ): Promise<Connection<RankedPlayer>> {
    return this.rankings.ranking(source, sliceOf(args), {
      ofClass: args.class,
      season: args.seasonYear,
      search: args.search,
    });
  }

  @Allows('anyone')
  @Query(() => MilestoneConnection, {
    description: "Every player's 100th, 250th, 500th and 1000th trophy, in the order in which they were reached (13).",
  })
  milestones(@Arguments() args: TrophyPageArguments): Promise<Connection<Milestone>> {
    return this.service.milestones(sliceOf(args), args.order);
  }

  @Allows('anyone')
  @Query(() => TrophyHundredthConnection, {
    description: 'Every hundredth trophy of the whole list: whose it is, and when it was won (13, D54).',
  })
  trophyHundredths(@Arguments() args: TrophyPageArguments): Promise<Connection<TrophyHundredth>> {
    return this.hundredths.list(sliceOf(args), args.order);
  }

  @Allows('anyone')
  @Query(() => NextTrophyHundredth, { description: 'The next hundredth of the whole list (13, D54).' })
  nextTrophyHundredth(): Promise<NextTrophyHundredth> {
    return this.hundredths.next();
  }
}
