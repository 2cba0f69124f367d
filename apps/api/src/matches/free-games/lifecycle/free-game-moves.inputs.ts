import { InputType } from '@nestjs/graphql';
import { FreeGameInput } from '../hand-in/free-game.input.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { FreeGameSeenInput } from './free-game-moves.types.js';
import { Id, Part, Words } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `submitFreeGame` takes.' })
export class SubmitFreeGameInput extends WriteInput {
  @Part(FreeGameInput, 'The game.')
  game!: FreeGameInput;

  @Id('Of which game it is a new revision.', { nullable: true })
  gameId: string | null = null;

  @Part(FreeGameSeenInput, 'What you have seen of it; needed with `gameId`.', { nullable: true })
  seen: FreeGameSeenInput | null = null;

  @Words('Why, if there is something to say.', { nullable: true })
  reason: string | null = null;
}
