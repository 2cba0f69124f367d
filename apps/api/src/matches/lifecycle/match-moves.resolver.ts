import { Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Match } from '../reads/match.types.js';
import { MatchesLoader } from '../reads/matches.loader.js';
import { MatchMoved, MatchMoveInput, MoveMatchResult } from './move.types.js';
import { MatchMovesService } from './match-moves.service.js';
import { seenOf } from './seen.js';
import { SubmissionService } from '../submission/submission.service.js';
import { SheetDiffers, SheetSubmitted, SubmitSheetInput, SubmitSheetResult } from '../submission/submission.types.js';
import { ConfirmMatchInput, DisputeMatchInput } from './match-moves.inputs.js';

@Resolver()
export class MatchMovesResolver {
  constructor(
    private readonly submissions: SubmissionService,
    private readonly moves: MatchMovesService,
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
  @Mutation(() => MoveMatchResult, {
    description: 'Confirms the present sheet for your side; who disputed it relents. The jury needs a reason.',
    complexity: 50,
  })
  confirmMatch(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ConfirmMatchInput,
  ): Promise<MatchMoved | Refused> {
    return this.moves.confirm(
      caller,
      { action: 'confirmMatch', key: input.idempotencyKey, seen: seenOf(input), reason: input.reason },
      input.pin,
    );
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description: 'Says that the present sheet is wrong, where and why.',
    complexity: 50,
  })
  disputeMatch(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: DisputeMatchInput,
  ): Promise<MatchMoved | Refused> {
    const write = { action: 'disputeMatch', key: input.idempotencyKey, seen: seenOf(input), reason: input.reason };
    return this.moves.move(caller, write, { to: 'disputed', game: input.game, path: input.path });
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description:
      'Withdraws a match for good: the side that entered it while nobody has said anything, the jury whatever is not approved.',
    complexity: 50,
  })
  withdrawMatch(@CurrentCaller() caller: AccountCaller, @Input() input: MatchMoveInput): Promise<MatchMoved | Refused> {
    return this.moves.move(
      caller,
      { action: 'withdrawMatch', key: input.idempotencyKey, seen: seenOf(input), reason: input.reason },
      { to: 'withdrawn' },
    );
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

@Resolver(() => MatchMoved)
export class MatchMovedResolver {
  constructor(private readonly loader: MatchesLoader) {}

  @ResolveField(() => Match, { nullable: true, description: 'The match as it is now.' })
  match(@Parent() { matchId }: MatchMoved, @Context() context: RequestContext): Promise<Match | null> {
    return this.loader.match(context, matchId);
  }
}
