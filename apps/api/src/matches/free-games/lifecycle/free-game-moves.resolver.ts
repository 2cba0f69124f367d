import { Mutation, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import { FreeGame } from '../free-game.types.js';
import { FreeGameMoves } from './free-game-moves.service.js';
import {
  FreeGameMoved,
  FreeGameMoveInput,
  FreeGameSubmitted,
  MoveFreeGameResult,
  ReasonedFreeGameMoveInput,
  SubmitFreeGameResult,
} from './free-game-moves.types.js';
import { FreeGamesLoader } from '../free-games.loader.js';
import { FreeSubmission } from '../hand-in/free-submission.service.js';
import { SubmitFreeGameInput } from './free-game-moves.inputs.js';
import { fieldOf } from '../../../platform/graphql/field-of.js';

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
      'Hands in a game of the free championship that is no match of pairs (12): somebody who played in it, or the jury. With `gameId` and `seen` a new revision of one that is not admitted. Matches and single games of pairs are handed in as sheets.',
    complexity: 100,
  })
  submitFreeGame(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: SubmitFreeGameInput,
  ): Promise<FreeGameSubmitted | Refused> {
    return this.submission.submit(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveFreeGameResult, {
    description: 'Says that a game which names you was not so. The jury hears it before it decides, or again.',
    ...DECIDING,
  })
  objectToFreeGame(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ReasonedFreeGameMoveInput,
  ): Promise<FreeGameMoved | Refused> {
    return this.moves.object(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveFreeGameResult, {
    description:
      'Admits a game: it counts from now on (12). A record that is refuted, and a game to which somebody objects, need a reason.',
    ...DECIDING,
  })
  admitFreeGame(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: FreeGameMoveInput,
  ): Promise<FreeGameMoved | Refused> {
    return this.moves.move(caller, 'admitFreeGame', input, 'admitted');
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveFreeGameResult, { description: 'Refuses a game; it can be handed in anew.', ...DECIDING })
  refuseFreeGame(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ReasonedFreeGameMoveInput,
  ): Promise<FreeGameMoved | Refused> {
    return this.moves.move(caller, 'refuseFreeGame', input, 'refused');
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveFreeGameResult, {
    description: 'Reopens an admitted game: it counts no more until it is admitted again (D13).',
    ...DECIDING,
  })
  reopenFreeGame(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ReasonedFreeGameMoveInput,
  ): Promise<FreeGameMoved | Refused> {
    return this.moves.move(caller, 'reopenFreeGame', input, 'reopened');
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveFreeGameResult, {
    description:
      'Withdraws a game for good: who handed it in while the jury has not admitted it, the jury whatever is not admitted.',
    ...DECIDING,
  })
  withdrawFreeGame(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: FreeGameMoveInput,
  ): Promise<FreeGameMoved | Refused> {
    return this.moves.move(caller, 'withdrawFreeGame', input, 'withdrawn');
  }
}

export const fieldsOfFreeGameMoves = [
  fieldOf(FreeGameSubmitted, 'game', () => FreeGame, 'The game as it is now.', { nullable: true }).from(
    FreeGamesLoader,
    (loader, { gameId }, context) => loader.game(context, gameId),
  ),
  fieldOf(FreeGameMoved, 'game', () => FreeGame, 'The game as it is now.', { nullable: true }).from(
    FreeGamesLoader,
    (loader, { gameId }, context) => loader.game(context, gameId),
  ),
];
