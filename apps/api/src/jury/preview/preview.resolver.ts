import { Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { seenOf } from '../../matches/lifecycle/move.types.js';
import { PreviewService } from './preview.service.js';
import { DecisionPreview } from './preview.types.js';
import { PreviewApprovalArguments, PreviewDecisionArguments } from './preview.arguments.js';
import { Arguments } from '../../platform/inputs/input.js';

@Resolver()
export class PreviewResolver {
  constructor(private readonly previews: PreviewService) {}

  @Allows('side-or-jury')
  @Query(() => DecisionPreview, {
    nullable: true,
    description:
      'What the approval of a match would change: points and places, trophies entered or removed, milestones reached. Null for who does not decide it.',
    complexity: 200,
  })
  previewApproval(
    @CurrentCaller() caller: AccountCaller,
    @Arguments() args: PreviewApprovalArguments,
  ): Promise<DecisionPreview | null> {
    return this.previews.preview(caller, seenOf(args), 'approved');
  }

  @Allows('side-or-jury')
  @Query(() => DecisionPreview, {
    nullable: true,
    description: 'What another decision on a match would change. Null for who does not decide it.',
    complexity: 200,
  })
  previewDecision(
    @CurrentCaller() caller: AccountCaller,
    @Arguments() args: PreviewDecisionArguments,
  ): Promise<DecisionPreview | null> {
    return this.previews.preview(caller, seenOf(args), args.decision);
  }
}
