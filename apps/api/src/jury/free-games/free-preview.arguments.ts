import { ArgsType } from '@nestjs/graphql';
import { FreeGameSeenInput } from '../../matches/free-games/lifecycle/free-game-moves.types.js';
import { FreePreviewedEnum, type FreePreviewed } from '../../competitions/free-championship/free-game.enums.js';
import { Choice, Id, Part } from '../../platform/inputs/fields.js';

@ArgsType()
export class PreviewFreeDecisionArguments {
  @Id('The game.')
  gameId!: string;

  @Part(FreeGameSeenInput, 'What you have seen of it.')
  seen!: FreeGameSeenInput;

  @Choice(FreePreviewedEnum, 'Which decision.')
  decision!: FreePreviewed;
}
