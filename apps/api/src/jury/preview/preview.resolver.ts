import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { PreviewService } from './preview.service.js';
import { DecisionPreview, type Previewed, PreviewedEnum } from './preview.types.js';

const MatchId = (): ParameterDecorator => Args('matchId', { type: () => UuidScalar, description: 'The match.' });
const Revision = (): ParameterDecorator =>
  Args('revision', { type: () => Int, description: 'The number of the revision that you have seen.' });

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
  approvalPreview(
    @CurrentCaller() caller: AccountCaller,
    @MatchId() matchId: string,
    @Revision() revision: number,
  ): Promise<DecisionPreview | null> {
    return this.previews.preview(caller, matchId, revision, 'approved');
  }

  @Allows('side-or-jury')
  @Query(() => DecisionPreview, {
    nullable: true,
    description: 'What another decision on a match would change. Null for who does not decide it.',
    complexity: 200,
  })
  consequencesOf(
    @CurrentCaller() caller: AccountCaller,
    @MatchId() matchId: string,
    @Revision() revision: number,
    @Args('decision', { type: () => PreviewedEnum, description: 'Which decision.' }) decision: Previewed,
  ): Promise<DecisionPreview | null> {
    return this.previews.preview(caller, matchId, revision, decision);
  }
}
