import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { Recount } from './recount.types.js';
import { RecountService } from './recount.service.js';

@Resolver()
export class RecountResolver {
  constructor(private readonly service: RecountService) {}

  @Allows('jury-or-admin')
  @Query(() => Recount, {
    description:
      'Adds up a season afresh from its sheets and rulings, and says whether tables and lists are the same. Reads every sheet of the season, so it takes its time.',
  })
  recount(
    @Args('seasonYear', { type: () => Int, description: 'The year of the season.' }) year: number,
  ): Promise<Recount> {
    return this.service.ofSeason(year);
  }
}
