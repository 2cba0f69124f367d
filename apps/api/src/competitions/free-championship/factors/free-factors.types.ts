import { Field, Int, ObjectType } from '@nestjs/graphql';
import { resultOf } from '../../../platform/problems/refused.types.js';
import { DayScalar } from '../../../platform/schema/scalars.js';
import { RulesetIdEnum } from '../../../registry/rulesets/ruleset.enums.js';

@ObjectType({ description: 'What a point of another tarock game is worth in a season, as a fraction (D46).' })
export class FreeFactor {
  @Field(() => Int, { name: 'seasonYear', description: 'The year of the season.' })
  year!: number;

  @Field(() => RulesetIdEnum, { description: 'The game.' })
  ruleset!: string;

  @Field(() => Int, { description: 'The upper number of the fraction.' })
  numerator!: number;

  @Field(() => Int, { description: 'The lower number of the fraction.' })
  denominator!: number;

  @Field(() => DayScalar, { description: 'The day on which it was fixed: sessions of earlier days do not count.' })
  fixedOn!: string;
}

@ObjectType({ description: 'The factor is fixed.' })
export class FreeFactorFixed {
  readonly __typename = 'FreeFactorFixed';

  @Field(() => FreeFactor, { description: 'As it was fixed.' })
  factor!: FreeFactor;
}

export const FixFreeFactorResult = resultOf('FixFreeFactorResult', () => [FreeFactorFixed]);
