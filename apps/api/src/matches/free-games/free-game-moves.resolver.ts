import { Args, Context, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { FreeGameInput } from './free-game.input.js';
import { FreeGame } from './free-game.types.js';
import { FreeGameMoves, type SeenGame } from './free-game-moves.service.js';
import {
  FreeGameMoved,
  FreeGameSubmitted,
  MoveFreeGameResult,
  SeenGameArguments,
  SubmitFreeGameResult,
} from './free-game-moves.types.js';
import { FreeGamesLoader } from './free-games.loader.js';
import { FreeSubmission } from './free-submission.service.js';

const Reason = (): ParameterDecorator => Args('reason', { type: () => WordsScalar, description: 'Why.' });
const OptionalReason = (): ParameterDecorator =>
  Args('reason', { type: () => WordsScalar, nullable: true, description: 'Why, if there is something to say.' });

const DECIDING = { complexity: 50 } as const;

@Resolver()
export class FreeGameMovesResolver {
  constructor(
    private readonly submission: FreeSubmission,
    private readonly moves: FreeGameMoves,
  ) {}

  @Allows('side-or-jury')
  @Mutation(() => SubmitFreeGameResult, {
    description:
      'Hands in a game of the free championship that is no match of pairs (12): somebody who played in it, or the jury. With `gameId` and `revision` a new revision of one that is not admitted. Matches and single games of pairs are handed in as sheets.',
    complexity: 100,
  })
  submitFreeGame(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('game', { type: () => FreeGameInput, description: 'The game.' }) game: FreeGameInput,
    @Args('gameId', { type: () => UuidScalar, nullable: true, description: 'Of which game it is a new revision.' })
    gameId: string | null = null,
    @Args('revision', { type: () => Int, nullable: true, description: 'The revision of it that you have seen.' })
    revision: number | null = null,
    @OptionalReason() reason: string | null = null,
  ): Promise<FreeGameSubmitted | Refused> {
    const renewed = gameId === null ? null : { gameId, revision: revision ?? 0 };
    return this.submission.submit(caller, key, game, renewed, reason);
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveFreeGameResult, {
    description: 'Says that a game which names you was not so. The jury hears it before it decides, or again.',
    ...DECIDING,
  })
  objectToFreeGame(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() seen: SeenGameArguments,
    @Reason() reason: string,
  ): Promise<FreeGameMoved | Refused> {
    return this.moves.object(caller, { action: 'objectToFreeGame', key, seen: seenOf(seen), reason });
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveFreeGameResult, {
    description:
      'Admits a game: it counts from now on (12). A record that is refuted, and a game to which somebody objects, need a reason.',
    ...DECIDING,
  })
  admitFreeGame(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() seen: SeenGameArguments,
    @OptionalReason() reason: string | null = null,
  ): Promise<FreeGameMoved | Refused> {
    return this.moves.move(caller, { action: 'admitFreeGame', key, seen: seenOf(seen), reason }, 'admitted');
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveFreeGameResult, { description: 'Refuses a game; it can be handed in anew.', ...DECIDING })
  refuseFreeGame(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() seen: SeenGameArguments,
    @Reason() reason: string,
  ): Promise<FreeGameMoved | Refused> {
    return this.moves.move(caller, { action: 'refuseFreeGame', key, seen: seenOf(seen), reason }, 'refused');
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveFreeGameResult, {
    description: 'Reopens an admitted game: it counts no more until it is admitted again (D13).',
    ...DECIDING,
  })
  reopenFreeGame(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() seen: SeenGameArguments,
    @Reason() reason: string,
  ): Promise<FreeGameMoved | Refused> {
    return this.moves.move(caller, { action: 'reopenFreeGame', key, seen: seenOf(seen), reason }, 'reopened');
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveFreeGameResult, {
    description:
      'Withdraws a game for good: who handed it in while the jury has not admitted it, the jury whatever is not admitted.',
    ...DECIDING,
  })
  withdrawFreeGame(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() seen: SeenGameArguments,
    @OptionalReason() reason: string | null = null,
  ): Promise<FreeGameMoved | Refused> {
    return this.moves.move(caller, { action: 'withdrawFreeGame', key, seen: seenOf(seen), reason }, 'withdrawn');
  }
}

function seenOf({ gameId, revision, state }: SeenGameArguments): SeenGame {
  return { gameId, revision, state: state ?? null };
}

@Resolver(() => FreeGameSubmitted)
export class FreeGameSubmittedResolver {
  constructor(private readonly loader: FreeGamesLoader) {}

  @ResolveField(() => FreeGame, { nullable: true, description: 'The game as it is now.' })
  game(@Parent() { gameId }: FreeGameSubmitted, @Context() context: RequestContext): Promise<FreeGame | null> {
    return this.loader.game(context, gameId);
  }
}

@Resolver(() => FreeGameMoved)
export class FreeGameMovedResolver {
  constructor(private readonly loader: FreeGamesLoader) {}

  @ResolveField(() => FreeGame, { nullable: true, description: 'The game as it is now.' })
  game(@Parent() { gameId }: FreeGameMoved, @Context() context: RequestContext): Promise<FreeGame | null> {
    return this.loader.game(context, gameId);
  }
}
