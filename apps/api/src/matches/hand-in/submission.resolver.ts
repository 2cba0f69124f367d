import { Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Match } from '../match/match.types.js';
import { MatchesLoader } from '../match/matches.loader.js';
import { SealedChecks } from './sealed-check.service.js';
import { CheckSealedInput, CheckSealedResult, type SealedChecked } from './sealed-check.types.js';
import { SubmissionService } from './submission.service.js';
import { SheetDiffers, SheetSubmitted, SubmitSheetInput, SubmitSheetResult } from './submission.types.js';

@Resolver()
export class SubmissionResolver {
  constructor(
    private readonly submissions: SubmissionService,
    private readonly checks: SealedChecks,
  ) {}

  @Allows('side-or-jury')
  @Mutation(() => SubmitSheetResult, {
    description:
      'Hands in a sheet: the first of its match, a new one of a match that is disputed or returned, or one that confirms the equal sheet of the other side (D11).',
    complexity: 100,
  })
  submitSheet(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: SubmitSheetInput,
  ): ReturnType<SubmissionService['submit']> {
    return this.submissions.submit(caller, input.idempotencyKey, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => CheckSealedResult, {
    description:
      'Says whether a sealed answer to a sheet would be taken, before the sheet is handed in: person and PIN are looked at as `answerSealed` does. A wrong PIN is counted for who brings it; nothing else is changed.',
    complexity: 100,
  })
  checkSealed(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: CheckSealedInput,
  ): Promise<SealedChecked | Refused> {
    return this.checks.check(caller, input.idempotencyKey, input);
  }
}

@Resolver(() => SheetSubmitted)
export class SheetSubmittedResolver {
  constructor(private readonly loader: MatchesLoader) {}

  @ResolveField(() => Match, { nullable: true, description: 'The match as it is now.' })
  match(@Parent() { matchId }: SheetSubmitted, @Context() context: RequestContext): Promise<Match | null> {
    return this.loader.match(context, matchId);
  }
}

@Resolver(() => SheetDiffers)
export class SheetDiffersResolver {
  constructor(private readonly loader: MatchesLoader) {}

  @ResolveField(() => Match, { nullable: true, description: 'The match with the sheet that the office has.' })
  match(@Parent() { matchId }: SheetDiffers, @Context() context: RequestContext): Promise<Match | null> {
    return this.loader.match(context, matchId);
  }
}
