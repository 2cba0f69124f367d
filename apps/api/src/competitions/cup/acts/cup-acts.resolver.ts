import { Mutation, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import { CupActing } from './cup-acting.service.js';
import { type CupActed, CupActResult, type CupSaved, CupWithdrawalResult } from '../cup-changes.types.js';
import { CupDeciding } from './cup-deciding.service.js';
import {
  WithdrawFromCupInput,
  ConcedeTieInput,
  AgreeOnMatchesInput,
  PostponeTieInput,
  DecideTieInput,
  ChangeCupPlayerInput,
  SetAsideInCupInput,
} from './cup-acts.inputs.js';

const ACTING = { complexity: 20 } as const;

/** What pairs and jury say and decide in a drawn cup. */
@Resolver()
export class CupActsResolver {
  constructor(
    private readonly acting: CupActing,
    private readonly deciding: CupDeciding,
  ) {}

  @Allows('side-or-jury')
  @Mutation(() => CupWithdrawalResult, {
    description:
      'Withdraws a pair: while the entries are open it is off the list; after the draw it concedes its next tie to whoever comes (D32). In between nothing of the list changes (D28).',
    ...ACTING,
  })
  withdrawFromCup(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: WithdrawFromCupInput,
  ): Promise<CupSaved | CupActed | Refused> {
    return this.acting.withdraw(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => CupActResult, {
    description: 'A pair gives up a tie: it is out whatever the sums, and what was played stays (D30).',
    ...ACTING,
  })
  concedeTie(@CurrentCaller() caller: AccountCaller, @Input() input: ConcedeTieInput): Promise<CupActed | Refused> {
    return this.acting.concede(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => CupActResult, {
    description:
      'A pair says how many matches its next tie is to have, before the first one; it holds when the opponent has said the same (D29).',
    ...ACTING,
  })
  agreeOnMatches(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: AgreeOnMatchesInput,
  ): Promise<CupActed | Refused> {
    return this.acting.agree(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => CupActResult, {
    description: 'Lets a tie be played later; granted before its last day is over (D33).',
    ...ACTING,
  })
  postponeTie(@CurrentCaller() caller: AccountCaller, @Input() input: PostponeTieInput): Promise<CupActed | Refused> {
    return this.deciding.postpone(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => CupActResult, {
    description:
      'Says who goes on, whatever was played: in a tie not played or not finished (10), or to keep an earlier result after a correction.',
    ...ACTING,
  })
  decideTie(@CurrentCaller() caller: AccountCaller, @Input() input: DecideTieInput): Promise<CupActed | Refused> {
    return this.deciding.decide(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => CupActResult, {
    description: 'Another person plays for a pair, for vis maior (10). From then on they act for it (D12).',
    ...ACTING,
  })
  changeCupPlayer(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ChangeCupPlayerInput,
  ): Promise<CupActed | Refused> {
    return this.deciding.changePlayer(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => CupActResult, {
    description:
      'Takes out of the cup what a correction of an earlier round has left without its tie: matches, concessions and decisions that count no more there. Matches and their trophies stay.',
    ...ACTING,
  })
  setAsideInCup(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: SetAsideInCupInput,
  ): Promise<CupActed | Refused> {
    return this.deciding.setAside(caller, input);
  }
}
