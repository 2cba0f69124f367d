import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { CupRoundName } from '@tarokk/competition';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import { DayScalar, UuidScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { MemberInput } from '../../registry/teams/team.types.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { CupActing } from './cup-acting.service.js';
import { type CupActed, CupActResult, type CupSaved, CupWithdrawalResult } from './cup-changes.types.js';
import { CupDeciding } from './cup-deciding.service.js';
import { CupRoundEnum } from './cup.enums.js';

const Year = (): ParameterDecorator => Args('year', { type: () => Int, description: 'The year of the season.' });
const PairId = (): ParameterDecorator => Args('pairId', { type: () => UuidScalar, description: 'The pair.' });
const Because = (): ParameterDecorator =>
  Args('reason', { type: () => WordsScalar, nullable: true, description: 'Why; everybody sees it.' });
const Reason = (): ParameterDecorator =>
  Args('reason', { type: () => WordsScalar, description: 'Why; everybody sees it.' });
const Version = (): ParameterDecorator =>
  Args('version', {
    type: () => Int,
    description: 'The `version` of the cup that you have seen: if there is a later one, somebody else was faster.',
  });
const DryRun = (): ParameterDecorator =>
  Args('dryRun', {
    type: () => Boolean,
    defaultValue: false,
    description: 'Only says what it would change. Leaves no trace, the idempotency key neither.',
  });

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
    @IdempotencyKey() key: string,
    @PairId() pairId: string,
    @Because() reason: string | null = null,
    @DryRun() dryRun: boolean = false,
  ): Promise<CupSaved | CupActed | Refused> {
    return this.acting.withdraw(caller, key, { pairId, reason, dryRun });
  }

  @Allows('side-or-jury')
  @Mutation(() => CupActResult, {
    description: 'A pair gives up a tie: it is out whatever the sums, and what was played stays (D30).',
    ...ACTING,
  })
  concedeTie(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @PairId() pairId: string,
    @Args('round', {
      type: () => CupRoundEnum,
      nullable: true,
      description: 'Of which round; its next tie if left out.',
    })
    round: CupRoundName | null = null,
    @Because() reason: string | null = null,
    @DryRun() dryRun: boolean = false,
  ): Promise<CupActed | Refused> {
    return this.acting.concede(caller, key, { pairId, round, reason, dryRun });
  }

  @Allows('side-or-jury')
  @Mutation(() => CupActResult, {
    description:
      'A pair says how many matches its next tie is to have, before the first one; it holds when the opponent has said the same (D29).',
    ...ACTING,
  })
  agreeOnMatches(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @PairId() pairId: string,
    @Args('matches', { type: () => Int, description: 'Three, or more, to twenty.' }) matches: number,
  ): Promise<CupActed | Refused> {
    return this.acting.agree(caller, key, { pairId, matches });
  }

  @Allows('jury')
  @Mutation(() => CupActResult, {
    description: 'Lets a tie be played later; granted before its last day is over (D33).',
    ...ACTING,
  })
  postponeTie(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Year() year: number,
    @Args('tie', { type: () => String, description: 'The tie: `semi-finals/1`.' }) tie: string,
    @Args('until', { type: () => DayScalar, description: 'Its new last day, in the year of the cup.' }) until: string,
    @Version() version: number,
    @Reason() reason: string,
    @DryRun() dryRun: boolean = false,
  ): Promise<CupActed | Refused> {
    return this.deciding.postpone(caller, key, { year, version, tie, until, reason, dryRun });
  }

  @Allows('jury')
  @Mutation(() => CupActResult, {
    description:
      'Says who goes on, whatever was played: in a tie not played or not finished (10), or to keep an earlier result after a correction.',
    ...ACTING,
  })
  decideTie(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Year() year: number,
    @Args('pairId', { type: () => UuidScalar, description: 'One of the two pairs that meet.' }) pairId: string,
    @Args('otherId', { type: () => UuidScalar, description: 'The other.' }) otherId: string,
    @Args('goesOn', { type: () => UuidScalar, nullable: true, description: 'Who goes on; neither if left out.' })
    goesOn: string | null,
    @Version() version: number,
    @Reason() reason: string,
    @DryRun() dryRun: boolean = false,
  ): Promise<CupActed | Refused> {
    return this.deciding.decide(caller, key, { year, version, pairIds: [pairId, otherId], goesOn, reason, dryRun });
  }

  @Allows('jury')
  @Mutation(() => CupActResult, {
    description: 'Another person plays for a pair, for vis maior (10). From then on he acts for it (D12).',
    ...ACTING,
  })
  changeCupPlayer(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @PairId() pairId: string,
    @Args('leavesId', { type: () => UuidScalar, description: 'Who leaves.' }) leaves: string,
    @Args('comes', { type: () => MemberInput, description: 'Who comes; in no other pair of the cup (10).' })
    comes: MemberInput,
    @Args('from', { type: () => DayScalar, description: 'The first day on which he plays.' }) from: string,
    @Version() version: number,
    @Reason() reason: string,
    @DryRun() dryRun: boolean = false,
  ): Promise<CupActed | Refused> {
    return this.deciding.changePlayer(caller, key, { pairId, version, leaves, comes, from, reason, dryRun });
  }

  @Allows('jury')
  @Mutation(() => CupActResult, {
    description:
      'Takes out of the cup what a correction of an earlier round has left without its tie: matches, concessions and decisions that count no more there. Matches and their trophies stay.',
    ...ACTING,
  })
  setAsideInCup(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Year() year: number,
    @Args('what', { type: () => [UuidScalar], description: 'The ids of the loose ends.' }) what: readonly string[],
    @Version() version: number,
    @Reason() reason: string,
    @DryRun() dryRun: boolean = false,
  ): Promise<CupActed | Refused> {
    return this.deciding.setAside(caller, key, { year, version, what, reason, dryRun });
  }
}
