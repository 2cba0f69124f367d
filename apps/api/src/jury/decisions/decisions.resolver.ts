import { Mutation, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import {
  type MatchMoved,
  MatchMoveInput,
  MoveMatchResult,
  ReasonedMatchMoveInput,
} from '../../matches/lifecycle/move.types.js';
import { MatchMovesService } from '../../matches/lifecycle/match-moves.service.js';
import { ApprovalsService } from './approvals.service.js';
import { ApproveMatchesResult, type MatchesApproved, MOST_APPROVALS } from './approvals.types.js';
import { ApproveMatchesInput } from './decisions.inputs.js';
import type { MatchState } from '../../platform/database/column-types.js';

const COMPLEXITY = { complexity: 50 } as const;

/** Decisions on matches, by the jury or a person appointed in its place (D12). */
@Resolver()
export class DecisionsResolver {
  constructor(
    private readonly moves: MatchMovesService,
    private readonly approvals: ApprovalsService,
  ) {}

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description:
      'Approves a match that is confirmed, reopened, or disputed with a ruling: it counts from now on (D13).',
    ...COMPLEXITY,
  })
  approveMatch(@CurrentCaller() caller: AccountCaller, @Input() input: MatchMoveInput): Promise<MatchMoved | Refused> {
    return this.moves.move(caller, 'approveMatch', input, { to: 'approved' });
  }

  @Allows('side-or-jury')
  @Mutation(() => ApproveMatchesResult, {
    description: `Approves several matches, ${MOST_APPROVALS} at most: those that may be approved are, of each of the others it is said why not.`,
    complexity: 200,
  })
  approveMatches(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ApproveMatchesInput,
  ): Promise<MatchesApproved | Refused> {
    return input.dryRun ? this.approvals.preview(caller, input) : this.approvals.approve(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description: 'Gives a match back to its sides, for a new sheet; one that is disputed needs a ruling.',
    ...COMPLEXITY,
  })
  returnMatch(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ReasonedMatchMoveInput,
  ): Promise<MatchMoved | Refused> {
    return this.moves.move(caller, 'returnMatch', input, { to: 'returned' });
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description:
      'Reopens an approved match: it keeps its place and counts no more until it is approved again (D13, D17).',
    ...COMPLEXITY,
  })
  reopenMatch(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ReasonedMatchMoveInput,
  ): Promise<MatchMoved | Refused> {
    return this.moves.move(caller, 'reopenMatch', input, { to: 'reopened' });
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description: 'Leaves a match open that was broken off, to be completed by 31 December (9, D24).',
    ...COMPLEXITY,
  })
  leaveMatchOpen(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ReasonedMatchMoveInput,
  ): Promise<MatchMoved | Refused> {
    return this.moves.move(caller, 'leaveMatchOpen', input, { to: 'open' });
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description: 'Takes up a match that was left open: it is submitted as it was.',
    ...COMPLEXITY,
  })
  resumeMatch(@CurrentCaller() caller: AccountCaller, @Input() input: MatchMoveInput): Promise<MatchMoved | Refused> {
    return this.moves.move(caller, 'resumeMatch', input, { to: 'submitted' });
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description:
      'Closes an open match whose year is over: no points, but the trophies of its finished games count (D24). Does at once what leads to its approval.',
    ...COMPLEXITY,
  })
  closeOpenMatch(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ReasonedMatchMoveInput,
  ): Promise<MatchMoved | Refused> {
    return this.moves.moveThrough(caller, 'closeOpenMatch', input, statesToApproval);
  }
}

/** The states through which a match goes until it is approved, in order, approval as the last. */
function statesToApproval(from: MatchState): readonly MatchState[] {
  switch (from) {
    case 'open':
      return ['submitted', 'confirmed', 'approved'];
    case 'submitted':
      return ['confirmed', 'approved'];
    case 'confirmed':
    case 'disputed':
    case 'reopened':
    case 'returned':
    case 'approved':
    case 'withdrawn':
      return ['approved'];
  }
}
