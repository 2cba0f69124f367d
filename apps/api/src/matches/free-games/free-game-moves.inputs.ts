import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { SeenGameInput } from './free-game-moves.types.js';
import { FreeGameInput } from './free-game.input.js';
import { UuidScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { IsId, IsVersion, IsWords } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

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
export class ObjectToFreeGameInput extends SeenGameInput {
  @Field(() => WordsScalar, { description: 'Why.' })
  @IsWords()
  reason!: string;
}

@InputType({ description: 'What `admitFreeGame` takes.' })
export class AdmitFreeGameInput extends SeenGameInput {
  @Field(() => WordsScalar, { nullable: true, description: 'Why, if there is something to say.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}

@InputType({ description: 'What `refuseFreeGame` takes.' })
export class RefuseFreeGameInput extends SeenGameInput {
  @Field(() => WordsScalar, { description: 'Why.' })
  @IsWords()
  reason!: string;
}

@InputType({ description: 'What `reopenFreeGame` takes.' })
export class ReopenFreeGameInput extends SeenGameInput {
  @Field(() => WordsScalar, { description: 'Why.' })
  @IsWords()
  reason!: string;
}

@InputType({ description: 'What `withdrawFreeGame` takes.' })
export class WithdrawFreeGameInput extends SeenGameInput {
  @Field(() => WordsScalar, { nullable: true, description: 'Why, if there is something to say.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}
