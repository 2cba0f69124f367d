import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { FreeGameInput } from './free-game.input.js';
import { UuidScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { IsId, IsVersion, IsWords } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { FreeGameMoveInput, ReasonedFreeGameMoveInput } from './free-game-moves.types.js';

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

  @Field(() => Int, { nullable: true, description: 'The revision of it that you have seen.' })
  @IsOptional()
  @IsVersion()
  revision: number | null = null;

  @Field(() => WordsScalar, { nullable: true, description: 'Why, if there is something to say.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}

@InputType({ description: 'What `objectToFreeGame` takes.' })
export class ObjectToFreeGameInput extends ReasonedFreeGameMoveInput {}

@InputType({ description: 'What `admitFreeGame` takes.' })
export class AdmitFreeGameInput extends FreeGameMoveInput {}

@InputType({ description: 'What `refuseFreeGame` takes.' })
export class RefuseFreeGameInput extends ReasonedFreeGameMoveInput {}

@InputType({ description: 'What `reopenFreeGame` takes.' })
export class ReopenFreeGameInput extends ReasonedFreeGameMoveInput {}

@InputType({ description: 'What `withdrawFreeGame` takes.' })
export class WithdrawFreeGameInput extends FreeGameMoveInput {}
