import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { FreeGameInput } from '../hand-in/free-game.input.js';
import { UuidScalar, WordsScalar } from '../../../platform/schema/scalars.js';
import { IsId, IsWords } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { FreeGameSeenInput } from './free-game-moves.types.js';

@InputType({ description: 'What `submitFreeGame` takes.' })
export class SubmitFreeGameInput extends WriteInput {
  @Field(() => FreeGameInput, { description: 'The game.' })
  @ValidateNested()
  @Type(() => FreeGameInput)
  game!: FreeGameInput;

  @Field(() => UuidScalar, { nullable: true, description: 'Of which game it is a new revision.' })
  @IsOptional()
  @IsId()
  gameId: string | null = null;

  @Field(() => FreeGameSeenInput, { nullable: true, description: 'What you have seen of it; needed with `gameId`.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => FreeGameSeenInput)
  seen: FreeGameSeenInput | null = null;

  @Field(() => WordsScalar, { nullable: true, description: 'Why, if there is something to say.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}
