import { Args, Context, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { WordsScalar } from '../../platform/graphql/scalars.js';
import { Match } from '../../matches/reads/match.types.js';
import { MatchesLoader } from '../../matches/reads/matches.loader.js';
import { SeenMatchArguments } from '../../matches/lifecycle/move.types.js';
import { seenOf } from '../../matches/lifecycle/moves.resolver.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { MatchRuled, RuleOnMatchResult, RulingInput } from './ruling.types.js';
import { RulingsService } from './rulings.service.js';

@Resolver(() => MatchRuled)
export class RulingsResolver {
  constructor(
    private readonly rulings: RulingsService,
    private readonly loader: MatchesLoader,
  ) {}

  @Allows('side-or-jury')
  @Mutation(() => RuleOnMatchResult, {
    description:
      'The jury rules on the present sheet of a match that is not approved (D14): of rulings on the same thing the latest counts. It holds for this revision alone.',
    complexity: 50,
  })
  ruleOnMatch(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() seen: SeenMatchArguments,
    @Args('ruling', { type: () => RulingInput, description: 'What it rules.' }) ruling: RulingInput,
  ): Promise<MatchRuled | Refused> {
    return this.rulings.rule(caller, key, seenOf(seen), ruling);
  }

  @Allows('side-or-jury')
  @Mutation(() => RuleOnMatchResult, {
    description:
      'Revokes a ruling on the present sheet: an earlier one on the same thing, or the sheet itself, counts again.',
    complexity: 50,
  })
  revokeRuling(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() seen: SeenMatchArguments,
    @Args('number', { type: () => Int, description: 'The number of the ruling.' }) number: number,
    @Args('reason', { type: () => WordsScalar, description: 'Why.' }) reason: string,
  ): Promise<MatchRuled | Refused> {
    return this.rulings.revoke(caller, key, seenOf(seen), number, reason);
  }

  @ResolveField(() => Match, { nullable: true, description: 'The match as it is now.' })
  match(@Parent() { matchId }: MatchRuled, @Context() context: RequestContext): Promise<Match | null> {
    return this.loader.match(context, matchId);
  }
}
