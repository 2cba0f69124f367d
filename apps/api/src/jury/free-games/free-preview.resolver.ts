import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { type FreePreviewed, FreePreviewedEnum } from '../../competitions/free-championship/free-game.enums.js';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { DecisionPreview } from '../preview/preview.types.js';
import { FreePreviewService } from './free-preview.service.js';

@Resolver()
export class FreePreviewResolver {
  constructor(private readonly previews: FreePreviewService) {}

  @Allows('side-or-jury')
  @Query(() => DecisionPreview, {
    nullable: true,
    description:
      'What a decision on a free game would change: points and places, trophies, milestones. Null for who does not decide it.',
    complexity: 200,
  })
  freeGamePreview(
    @CurrentCaller() caller: AccountCaller,
    @Args('gameId', { type: () => UuidScalar, description: 'The game.' }) gameId: string,
    @Args('revision', { type: () => Int, description: 'The number of the revision that you have seen.' })
    revision: number,
    @Args('decision', { type: () => FreePreviewedEnum, description: 'Which decision.' }) decision: FreePreviewed,
  ): Promise<DecisionPreview | null> {
    return this.previews.preview(caller, gameId, revision, decision);
  }
}
