import { Mutation, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import { Match } from '../match/match.types.js';
import { MatchesLoader } from '../match/matches.loader.js';
import { SealedChecks } from './sealed-check.service.js';
import { CheckSealedInput, CheckSealedResult, type SealedChecked } from './sealed-check.types.js';
import { SubmissionService } from './submission.service.js';
import { SheetDiffers, SheetSubmitted, SubmitSheetInput, SubmitSheetResult } from './submission.types.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

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
    return this.submissions.submit(caller, input);
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
    return this.checks.check(caller, input);
  }
}

export const fieldsOfSubmission = [
  fieldOf(SheetSubmitted, 'match', () => Match, 'The match as it is now.', { nullable: true }).from(
    MatchesLoader,
    (loader, { matchId }, context) => loader.match(context, matchId),
  ),
  fieldOf(SheetDiffers, 'match', () => Match, 'The match with the sheet that the office has.', { nullable: true }).from(
    MatchesLoader,
    (loader, { matchId }, context) => loader.match(context, matchId),
  ),
];
