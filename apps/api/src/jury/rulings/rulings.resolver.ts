import { Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Match } from '../../matches/match/match.types.js';
import { MatchesLoader } from '../../matches/match/matches.loader.js';
import { MatchRuled, RuleOnMatchResult } from './ruling.types.js';
import { RulingsService } from './rulings.service.js';
import { RuleOnMatchInput, RevokeRulingInput } from './rulings.inputs.js';

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
  ruleOnMatch(@CurrentCaller() caller: AccountCaller, @Input() input: RuleOnMatchInput): Promise<MatchRuled | Refused> {
    return this.rulings.rule(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => RuleOnMatchResult, {
    description:
      'Revokes a ruling on the present sheet: an earlier one on the same thing, or the sheet itself, counts again.',
    complexity: 50,
  })
  revokeRuling(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: RevokeRulingInput,
  ): Promise<MatchRuled | Refused> {
    return this.rulings.revoke(caller, input);
  }

  @ResolveField(() => Match, { nullable: true, description: 'The match as it is now.' })
  match(@Parent() { matchId }: MatchRuled, @Context() context: RequestContext): Promise<Match | null> {
    return this.loader.match(context, matchId);
  }
}
