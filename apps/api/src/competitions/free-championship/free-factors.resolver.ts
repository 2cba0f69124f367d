import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import { WordsScalar } from '../../platform/graphql/scalars.js';
import { RulesetIdEnum } from '../../registry/rulesets/ruleset.enums.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { FreeFactorsRepository } from './free-factors.repository.js';
import { FreeFactorsService } from './free-factors.service.js';
import { FixFreeFactorResult, FreeFactor, type FreeFactorFixed } from './free-factors.types.js';

@Resolver()
export class FreeFactorsResolver {
  constructor(
    private readonly service: FreeFactorsService,
    private readonly repository: FreeFactorsRepository,
  ) {}

  @Allows('anyone')
  @Query(() => [FreeFactor], {
    description:
      'What a point of each other tarock game is worth in a season; a game that is missing is worth nothing yet.',
  })
  freeFactors(@Args('year', { type: () => Int, description: 'The year.' }) year: number): Promise<FreeFactor[]> {
    return this.repository.ofYears([year]);
  }

  @Allows('jury')
  @Mutation(() => FixFreeFactorResult, {
    description:
      'Fixes what a point of another tarock game is worth in a season, as of today (D46). It can be changed until the first session counts.',
  })
  fixFreeFactor(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('year', { type: () => Int, description: 'The year of the season.' }) year: number,
    @Args('ruleset', { type: () => RulesetIdEnum, description: 'The game.' }) ruleset: string,
    @Args('numerator', { type: () => Int, description: 'The upper number of the fraction, from 1.' })
    numerator: number,
    @Args('denominator', { type: () => Int, defaultValue: 1, description: 'The lower number, from 1.' })
    denominator: number,
    @Args('reason', { type: () => WordsScalar, nullable: true, description: 'Why.' }) reason: string | null = null,
  ): Promise<FreeFactorFixed | Refused> {
    return this.service.fix(caller, key, { year, ruleset, numerator, denominator }, reason);
  }
}
