import { Field, InputType, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { NameScalar } from '../../platform/schema/scalars.js';
import { IsName, IsText, IsWholeNumber } from '../../platform/inputs/validators.js';
import { MatchMoveInput, ReasonedMatchMoveInput } from '../lifecycle/move.types.js';

@InputType({ description: 'What `confirmMatch` takes.' })
export class ConfirmMatchInput extends MatchMoveInput {
  @Field(() => String, { nullable: true, description: 'The PIN of your account, if it has one.' })
  @IsOptional()
  @IsText(100)
  pin: string | null = null;
}

@InputType({ description: 'What `disputeMatch` takes.' })
export class DisputeMatchInput extends ReasonedMatchMoveInput {
  @Field(() => Int, { nullable: true, description: 'The game that is meant.' })
  @IsOptional()
  @IsWholeNumber(1, 100)
  game: number | null = null;

  @Field(() => NameScalar, { nullable: true, description: 'The part of the sheet that is meant.' })
  @IsOptional()
  @IsName()
  path: string | null = null;
}
