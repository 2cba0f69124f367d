import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import { FreeFactorsRepository } from './free-factors.repository.js';
import { FreeFactorsService } from './free-factors.service.js';
import { FixFreeFactorResult, FreeFactor, type FreeFactorFixed } from './free-factors.types.js';
import { FixFreeFactorInput } from './free-factors.inputs.js';

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
  freeFactors(@Args('seasonYear', { type: () => Int, description: 'The year.' }) year: number): Promise<FreeFactor[]> {
    return this.repository.ofYears(null, [year]);
  }

  @Allows('jury')
  @Mutation(() => FixFreeFactorResult, {
    description:
      'Fixes what a point of another tarock game is worth in a season, as of today (D46). It can be changed until the first session counts.',
  })
  fixFreeFactor(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: FixFreeFactorInput,
  ): Promise<FreeFactorFixed | Refused> {
    return this.service.fix(caller, input);
  }
}
