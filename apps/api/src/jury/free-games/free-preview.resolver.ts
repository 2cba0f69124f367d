import { Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { DecisionPreview } from '../preview/preview.types.js';
import { seenOf } from '../../matches/free-games/lifecycle/seen-game.js';
import { FreePreviewService } from './free-preview.service.js';
import { PreviewFreeDecisionArguments } from './free-preview.arguments.js';
import { Arguments } from '../../platform/inputs/arguments.js';

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
  previewFreeDecision(
    @CurrentCaller() caller: AccountCaller,
    @Arguments() args: PreviewFreeDecisionArguments,
  ): Promise<DecisionPreview | null> {
    return this.previews.preview(caller, seenOf(args), args.decision);
  }
}
