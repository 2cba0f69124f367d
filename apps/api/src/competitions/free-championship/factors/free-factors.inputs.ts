import { Field, InputType, Int } from '@nestjs/graphql';
import { Allow, IsOptional } from 'class-validator';
import { RulesetIdEnum } from '../../../registry/rulesets/ruleset.enums.js';
import { WordsScalar } from '../../../platform/schema/scalars.js';
import { IsWholeNumber, IsWords, IsYear } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

@InputType({ description: 'What `fixFreeFactor` takes.' })
export class FixFreeFactorInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => RulesetIdEnum, { description: 'The game.' })
  @Allow()
  ruleset!: string;

  @Field(() => Int, { description: 'The upper number of the fraction, from 1.' })
  @IsWholeNumber(0, 1_000_000)
  numerator!: number;

  @Field(() => Int, { defaultValue: 1, description: 'The lower number, from 1.' })
  @IsWholeNumber(0, 1_000_000)
  denominator: number = 1;

  @Field(() => WordsScalar, { nullable: true, description: 'Why.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}
