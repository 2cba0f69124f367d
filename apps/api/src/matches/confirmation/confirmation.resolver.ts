import { Mutation, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import { MatchMoved, MatchMoveInput, MoveMatchResult } from '../lifecycle/move.types.js';
import { MatchMovesService } from '../lifecycle/match-moves.service.js';
import { ConfirmMatchInput, DisputeMatchInput } from './confirmation.inputs.js';

/** What the sides say to a match that was handed in. */
@Resolver()
export class ConfirmationResolver {
  constructor(private readonly moves: MatchMovesService) {}

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description: 'Confirms the present sheet for your side; who disputed it relents. The jury needs a reason.',
    complexity: 50,
  })
  confirmMatch(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ConfirmMatchInput,
  ): Promise<MatchMoved | Refused> {
    return this.moves.confirm(caller, input);
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
    return this.moves.move(caller, 'disputeMatch', input, { to: 'disputed', game: input.game, path: input.path });
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description:
      'Withdraws a match for good: the side that entered it while nobody has said anything, the jury whatever is not approved.',
    complexity: 50,
  })
  withdrawMatch(@CurrentCaller() caller: AccountCaller, @Input() input: MatchMoveInput): Promise<MatchMoved | Refused> {
    return this.moves.move(caller, 'withdrawMatch', input, { to: 'withdrawn' });
  }
}
