import { PlanChangeArguments } from './planned-match.types.js';
import { Field, InputType, Int, IntersectionType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { UuidScalar, WordsScalar } from '../../platform/schema/scalars.js';
import { IsId, IsVersion, IsWords } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `changePlannedMatch` takes.' })
export class ChangePlannedMatchInput extends IntersectionType(PlanChangeArguments, WriteInput, InputType) {}

@InputType({ description: 'What `cancelPlannedMatch` takes.' })
export class CancelPlannedMatchInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The planned match.' })
  @IsId()
  plannedMatchId!: string;

  @Field(() => Int, { description: 'Its version that is cancelled.' })
  @IsVersion()
  version!: number;

  @Field(() => WordsScalar, { nullable: true, description: 'Why, for the log.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}
