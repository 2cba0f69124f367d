import { Field, InputType, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { SeenMatchInput } from './move.types.js';
import { NameScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { IsName, IsText, IsWholeNumber, IsWords } from '../../platform/inputs/validators.js';

@InputType({ description: 'What `confirmMatch` takes.' })
export class ConfirmMatchInput extends SeenMatchInput {
  @Field(() => WordsScalar, { nullable: true, description: 'Why.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;

  @Field(() => String, { nullable: true, description: 'The PIN of your account, if it has one.' })
  @IsOptional()
  @IsText(100)
  pin: string | null = null;
}

@InputType({ description: 'What `disputeMatch` takes.' })
export class DisputeMatchInput extends SeenMatchInput {
  @Field(() => WordsScalar, { description: 'Why.' })
  @IsWords()
  reason!: string;

  @Field(() => Int, { nullable: true, description: 'The game that is meant.' })
  @IsOptional()
  @IsWholeNumber(1, 100)
  game: number | null = null;

  @Field(() => NameScalar, { nullable: true, description: 'The part of the sheet that is meant.' })
  @IsOptional()
  @IsName()
  path: string | null = null;
}

@InputType({ description: 'What `withdrawMatch` takes.' })
export class WithdrawMatchInput extends SeenMatchInput {
  @Field(() => WordsScalar, { nullable: true, description: 'Why.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}
