import { ArgsType, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { DecisionPreview } from '../preview/preview.types.js';
import { FreeGameSeenInput, seenOf } from '../../matches/free-games/lifecycle/free-game-moves.types.js';
import { FreePreviewedEnum, type FreePreviewed } from '../../competitions/free-championship/free-game.enums.js';
import { Choice, Id, Part } from '../../platform/inputs/fields.js';
import { FreePreviewService } from './free-preview.service.js';
import { Arguments } from '../../platform/inputs/input.js';

@ArgsType()
export class PreviewFreeDecisionArguments {
  @Id('The game.')
  gameId!: string;

  @Part(FreeGameSeenInput, 'What you have seen of it.')
  seen!: FreeGameSeenInput;

  @Choice(FreePreviewedEnum, 'Which decision.')
  decision!: FreePreviewed;
}

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
