import { Args, ArgsType, Context, Field, Int, Query, Resolver } from '@nestjs/graphql';
import type { Competition } from '@tarokk/competition';
import { Allows } from '../../platform/requests/allows.js';
import { type Connection, connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { DayScalar, UuidScalar } from '../../platform/graphql/scalars.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { type MatchState, MatchStateEnum } from '../match.enums.js';
import { Match, MatchConnection } from './match.types.js';
import { MatchesLoader } from './matches.loader.js';
import { keysByDate, MatchesRepository, type MatchFilter, type Waiting } from './matches.repository.js';

const WaitingEnum = enumOf<Waiting>('WaitingMatches', 'What may be waiting for a side.', {
  'to-confirm': 'The other side has entered it: confirm or dispute it.',
  disputed: 'Somebody disputes it: hand in a new sheet, or relent.',
  returned: 'The jury gave it back: hand in a new sheet.',
  'for-others': 'Your side has said what it had to say; the other has not.',
});

@ArgsType()
export class MatchesArguments extends PageArguments implements MatchFilter {
  @Field(() => Int, { nullable: true, description: 'Of this season.' })
  season?: number | null;

  @Field(() => UuidScalar, { nullable: true, description: 'Of this team or pair.' })
  sideId?: string | null;

  @Field(() => UuidScalar, { nullable: true, description: 'With this person at the table.' })
  personId?: string | null;

  @Field(() => [MatchStateEnum], { nullable: true, description: 'In one of these states.' })
  states?: readonly MatchState[] | null;

  @Field(() => CompetitionEnum, { nullable: true, description: 'That are to count for this.' })
  competition?: Competition | null;

  @Field(() => DayScalar, { nullable: true, description: 'Not before this day.' })
  from?: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'Not after this day.' })
  until?: string | null;
}

@Resolver(() => Match)
export class MatchesResolver {
  constructor(
    private readonly repository: MatchesRepository,
    private readonly loader: MatchesLoader,
  ) {}

  @Allows('anyone')
  @Query(() => Match, { nullable: true, description: 'A match; null if there is none, or it is not for you to see.' })
  match(
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }) id: string,
    @Context() context: RequestContext,
  ): Promise<Match | null> {
    return this.loader.match(context, id);
  }

  @Allows('anyone')
  @Query(() => MatchConnection, { description: 'The matches that you may see, the latest first.' })
  async matches(@Args() wanted: MatchesArguments, @Context() { caller }: RequestContext): Promise<Connection<Match>> {
    const slice = sliceOf(wanted);
    return connection(await this.repository.list(slice, wanted, caller), slice, keysByDate);
  }

  @Allows('account')
  @Query(() => MatchConnection, {
    description: 'The matches of your own sides that are not over, the latest first.',
  })
  async myMatches(
    @Args() page: PageArguments,
    @Context() { caller }: RequestContext,
    @Args('waiting', { type: () => WaitingEnum, nullable: true, description: 'Only what waits in this way.' })
    waiting: Waiting | null = null,
  ): Promise<Connection<Match>> {
    const slice = sliceOf(page);
    return connection(await this.repository.listWaiting(slice, waiting, caller), slice, keysByDate);
  }
}
