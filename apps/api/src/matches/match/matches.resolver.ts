import { Args, ArgsType, Context, Query, Resolver } from '@nestjs/graphql';
import type { Competition } from '@tarokk/competition';
import { Allows } from '../../platform/requests/allows.js';
import { type Connection, connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { MatchStateEnum } from '../rows/match.enums.js';
import { Match, MatchConnection } from './match.types.js';
import { MatchesLoader } from './matches.loader.js';
import { keysByDate, MatchesRepository, type MatchFilter } from './matches.repository.js';
import { MyMatchesArguments } from './matches.arguments.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';
import { Arguments } from '../../platform/inputs/input.js';
import { Choice, Choices, Day, Id, Year } from '../../platform/inputs/fields.js';
import type { MatchState } from '../../platform/database/column-types.js';

@ArgsType()
export class MatchesArguments extends PageArguments implements MatchFilter {
  @Year('Of this season.', { nullable: true })
  seasonYear?: number | null;

  @Id('Of this team or pair.', { nullable: true })
  sideId?: string | null;

  @Id('With this person at the table.', { nullable: true })
  personId?: string | null;

  @Choices(MatchStateEnum, 'In one of these states.', { most: 20, nullable: true })
  states?: readonly MatchState[] | null;

  @Choice(CompetitionEnum, 'That are to count for this.', { nullable: true })
  competition?: Competition | null;

  @Day('Not before this day.', { nullable: true })
  from?: string | null;

  @Day('Not after this day.', { nullable: true })
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
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }, ID_ARGUMENT) id: string,
    @Context() context: RequestContext,
  ): Promise<Match | null> {
    return this.loader.match(context, id);
  }

  @Allows('anyone')
  @Query(() => MatchConnection, { description: 'The matches that you may see, the latest first.' })
  async matches(
    @Arguments() wanted: MatchesArguments,
    @Context() { caller }: RequestContext,
  ): Promise<Connection<Match>> {
    const slice = sliceOf(wanted);
    const rows = await this.repository.list(slice, wanted, caller);
    return connection(rows, slice, keysByDate, () => this.repository.count(wanted, caller));
  }

  @Allows('account')
  @Query(() => MatchConnection, {
    description: 'The matches of your own sides that are not over, the latest first.',
  })
  async myMatches(
    @Arguments() args: MyMatchesArguments,
    @Context() { caller }: RequestContext,
  ): Promise<Connection<Match>> {
    const slice = sliceOf(args);
    const rows = await this.repository.listWaiting(slice, args.waiting, caller);
    return connection(rows, slice, keysByDate, () => this.repository.countWaiting(args.waiting, caller));
  }
}
