import { InputType } from '@nestjs/graphql';
import { RulesetIdEnum } from '../../../registry/rulesets/ruleset.enums.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { Choice, WholeNumber, Words, Year } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `fixFreeFactor` takes.' })
export class FixFreeFactorInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Choice(RulesetIdEnum, 'The game.')
  ruleset!: string;

  @WholeNumber(0, 1_000_000, 'The upper number of the fraction, from 1.')
  numerator!: number;

  @WholeNumber(0, 1_000_000, 'The lower number, from 1.', { defaultValue: 1 })
  denominator: number = 1;

  @Words('Why.', { nullable: true })
  reason: string | null = null;
}
