import { Args, ArgsType, Context, Query, Resolver } from '@nestjs/graphql';
import type { FreeState, HandedKind } from '@tarokk/competition';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, connection, PageArguments, shownAs, sliceOf } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { FreeStateEnum, HandedKindEnum } from '../../competitions/free-championship/free-game.enums.js';
import { FreeGame, FreeGameConnection } from './free-game.types.js';
import { FreeGamesLoader } from './free-games.loader.js';
import {
  type FreeGameFilter,
  FreeGamesRepository,
  keysOfFreeGame,
  keysOfQueued,
  type QueuedFreeRow,
} from './free-games.repository.js';
import { type FreeQueue, FreeQueueEnum } from './free-queue.enum.js';
import { QueuedFreeGame, QueuedFreeGameConnection } from './free-queue.types.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';
import { Arguments } from '../../platform/inputs/input.js';
import { Choice, Choices, Id, Year } from '../../platform/inputs/fields.js';

const DAY_IN_MILLISECONDS = 86_400_000;

@ArgsType()
export class FreeGamesArguments extends PageArguments implements FreeGameFilter {
  @Year('Of this season.', { nullable: true })
  seasonYear?: number | null;

  @Id('In which this person played.', { nullable: true })
  personId?: string | null;

  @Choices(HandedKindEnum, 'Of one of these kinds.', { nullable: true })
  kinds?: readonly HandedKind[] | null;

  @Choices(FreeStateEnum, 'In one of these states.', { most: 20, nullable: true })
  states?: readonly FreeState[] | null;
}

@ArgsType()
export class FreeQueueArguments extends PageArguments {
  @Choice(FreeQueueEnum, 'Which queue.')
  queue!: FreeQueue;
}

@Resolver(() => FreeGame)
export class FreeGamesResolver {
  constructor(
    private readonly repository: FreeGamesRepository,
    private readonly loader: FreeGamesLoader,
  ) {}

  @Allows('anyone')
  @Query(() => FreeGame, {
    nullable: true,
    description: 'A game of the free championship; null if there is none, or it is not for you to see.',
  })
  freeGame(
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }, ID_ARGUMENT) id: string,
    @Context() context: RequestContext,
  ): Promise<FreeGame | null> {
    return this.loader.game(context, id);
  }

  @Allows('anyone')
  @Query(() => FreeGameConnection, {
    description:
      'Games of the free championship that were handed in by themselves, the latest first: the admitted and reopened ones, your own, and for the jury all.',
  })
  async freeGames(
    @Arguments() wanted: FreeGamesArguments,
    @Context() { caller }: RequestContext,
  ): Promise<Connection<FreeGame>> {
    const slice = sliceOf(wanted);
    const rows = await this.repository.list(slice, wanted, caller);
    return connection(rows, slice, keysOfFreeGame, () => this.repository.count(wanted, caller));
  }

  @Allows('jury')
  @Query(() => QueuedFreeGameConnection, { description: 'Free games that wait for the jury, the longest first.' })
  async freeGameQueue(
    @CurrentCaller() { account }: AccountCaller,
    @Arguments() wanted: FreeQueueArguments,
  ): Promise<Connection<QueuedFreeGame>> {
    const slice = sliceOf(wanted);
    const rows = await this.repository.listQueue(slice, wanted.queue, account.personId);
    return shownAs(
      connection(rows, slice, keysOfQueued, () => this.repository.countQueue(wanted.queue)),
      aged,
    );
  }
}

function aged({ game, concerned }: QueuedFreeRow): QueuedFreeGame {
  const ageInDays = Math.floor((Date.now() - game.stateSince.getTime()) / DAY_IN_MILLISECONDS);
  return { game, concerned, ageInDays };
}
