import { Args, Context, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { NameScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { Match } from '../reads/match.types.js';
import { MatchesLoader } from '../reads/matches.loader.js';
import { MatchMoved, MoveMatchResult, SeenMatchArguments } from './move.types.js';
import { Moves } from './moves.service.js';
import type { Seen } from './moving.js';
import { SubmissionService } from '../submission/submission.service.js';
import {
  SheetDiffers,
  SheetSubmitted,
  SubmitSheetArguments,
  SubmitSheetResult,
} from '../submission/submission.types.js';

@Resolver()
export class MovesResolver {
  constructor(
    private readonly submissions: SubmissionService,
    private readonly moves: Moves,
  ) {}

  @Allows('side-or-jury')
  @Mutation(() => SubmitSheetResult, {
    description:
      'Hands in a sheet: the first of its match, a new one of a match that is disputed or returned, or one that confirms the equal sheet of the other side (D11).',
    complexity: 100,
  })
  submitSheet(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() input: SubmitSheetArguments,
  ): ReturnType<SubmissionService['submit']> {
    return this.submissions.submit(caller, key, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description: 'Confirms the present sheet for your side; who disputed it relents. The jury needs a reason.',
    complexity: 50,
  })
  confirmMatch(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() seen: SeenMatchArguments,
    @Args('reason', { type: () => WordsScalar, nullable: true, description: 'Why.' }) reason: string | null = null,
    @Args('pin', { type: () => String, nullable: true, description: 'The PIN of your account, if it has one.' })
    pin: string | null = null,
  ): Promise<MatchMoved | Refused> {
    return this.moves.confirm(caller, { action: 'confirmMatch', key, seen: seenOf(seen), reason }, pin);
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description: 'Says that the present sheet is wrong, where and why.',
    complexity: 50,
  })
  disputeMatch(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() seen: SeenMatchArguments,
    @Args('reason', { type: () => WordsScalar, description: 'Why.' }) reason: string,
    @Args('game', { type: () => Int, nullable: true, description: 'The game that is meant.' })
    game: number | null = null,
    @Args('path', { type: () => NameScalar, nullable: true, description: 'The part of the sheet that is meant.' })
    path: string | null = null,
  ): Promise<MatchMoved | Refused> {
    const write = { action: 'disputeMatch', key, seen: seenOf(seen), reason };
    return this.moves.move(caller, write, { to: 'disputed', game, path });
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description:
      'Withdraws a match for good: the side that entered it while nobody has said anything, the jury whatever is not approved.',
    complexity: 50,
  })
  withdrawMatch(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() seen: SeenMatchArguments,
    @Args('reason', { type: () => WordsScalar, nullable: true, description: 'Why.' }) reason: string | null = null,
  ): Promise<MatchMoved | Refused> {
    return this.moves.move(caller, { action: 'withdrawMatch', key, seen: seenOf(seen), reason }, { to: 'withdrawn' });
  }
}

export function seenOf({ matchId, revision, state }: Pick<SeenMatchArguments, keyof Seen>): Seen {
  return { matchId, revision, state: state ?? null };
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
