import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { WithdrawnMatch } from '../history/withdrawn-match.types.js';
import { WithdrawnMatchesRepository } from '../history/withdrawn-matches.repository.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';

@Resolver()
export class WithdrawnMatchesResolver {
  constructor(private readonly repository: WithdrawnMatchesRepository) {}

  @Allows('anyone')
  @Query(() => WithdrawnMatch, {
    nullable: true,
    description: 'What is left to be said of a match that was approved once and is withdrawn; null for any other.',
  })
  withdrawnMatch(
    @Args('id', { type: () => UuidScalar, description: 'The id of the match.' }, ID_ARGUMENT) id: string,
  ): Promise<WithdrawnMatch | null> {
    return this.repository.find(id);
  }
}
