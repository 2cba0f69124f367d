import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { CountsElsewhere } from '@tarokk/competition';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import { UuidScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { GrandPrixAgreeing } from './agreeing.service.js';
import { GrandPrixAnnouncing } from './announcing.service.js';
import { GrandPrixEntering } from './entering.service.js';
import {
  AnnounceArguments,
  ChangeEventArguments,
  CountsElsewhereEnum,
  GrandPrixResult,
  type GrandPrixSaved,
  PairingsArguments,
} from './grand-prix.types.js';
import { GrandPrixScheduling } from './scheduling.service.js';

type Answer = Promise<GrandPrixSaved | Refused>;

const Id = (): ParameterDecorator => Args('id', { type: () => UuidScalar, description: 'The Grand Prix.' });
const Version = (): ParameterDecorator =>
  Args('version', { type: () => Int, description: 'Its version that was seen.' });
const PairId = (): ParameterDecorator => Args('pairId', { type: () => UuidScalar, description: 'The pair.' });
const Reason = (): ParameterDecorator => Args('reason', { type: () => WordsScalar, description: 'Why, for the log.' });

@Resolver()
export class GrandPrixMutationsResolver {
  constructor(
    private readonly announcing: GrandPrixAnnouncing,
    private readonly entering: GrandPrixEntering,
    private readonly scheduling: GrandPrixScheduling,
    private readonly agreeing: GrandPrixAgreeing,
  ) {}

  @Allows('jury')
  @Mutation(() => GrandPrixResult, { description: 'Announces a Grand Prix (11): its entries are open.' })
  announceGrandPrix(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() wish: AnnounceArguments,
  ): Answer {
    return this.announcing.announce(caller, key, wish);
  }

  @Allows('jury')
  @Mutation(() => GrandPrixResult, {
    description: 'Changes name, day or place of a Grand Prix; its planned matches follow.',
  })
  changeGrandPrix(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() wish: ChangeEventArguments,
  ): Answer {
    return this.announcing.change(caller, key, wish);
  }

  @Allows('jury')
  @Mutation(() => GrandPrixResult, { description: 'Cancels a Grand Prix of which nothing was played.' })
  cancelGrandPrix(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Id() id: string,
    @Version() version: number,
    @Reason() reason: string,
  ): Answer {
    return this.announcing.cancel(caller, key, { id, version, reason });
  }

  @Allows('side-or-jury')
  @Mutation(() => GrandPrixResult, {
    description: 'Enters a pair, until the schedule is made: one of the two, or the jury. A player is in one pair.',
  })
  enterGrandPrix(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Id() id: string,
    @PairId() pairId: string,
  ): Answer {
    return this.entering.enter(caller, key, { id, pairId });
  }

  @Allows('side-or-jury')
  @Mutation(() => GrandPrixResult, {
    description: 'Takes a pair off the list, until the schedule is made: one of the two, or the jury.',
  })
  withdrawFromGrandPrix(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Id() id: string,
    @PairId() pairId: string,
    @Args('reason', { type: () => WordsScalar, nullable: true, description: 'Why, for the log.' })
    reason: string | null = null,
  ): Answer {
    return this.entering.withdraw(caller, key, { id, pairId, reason });
  }

  @Allows('jury')
  @Mutation(() => GrandPrixResult, {
    description:
      'Closes the list and makes the schedule: the seed draws the order of the pairs by the lots of docs/draw.md, in which every pair plays three matches against three others (11.1, D39). Its matches are planned.',
  })
  drawGrandPrix(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Id() id: string,
    @Args('seed', { type: () => String, description: 'The published seed, 1–200 characters.' }) seed: string,
  ): Answer {
    return this.scheduling.draw(caller, key, { id, seed });
  }

  @Allows('jury')
  @Mutation(() => GrandPrixResult, {
    description:
      'Changes the schedule: pairings that have begun stay; a pair that was left short gets a replacement match (D40).',
  })
  changeGrandPrixPairings(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() wish: PairingsArguments,
  ): Answer {
    return this.scheduling.change(caller, key, wish);
  }

  @Allows('side')
  @Mutation(() => GrandPrixResult, {
    description:
      'Says for one of the two pairs, before the first game, that a match is also to count for championship or cup. When both have said the same it stands (11.2, D38).',
  })
  agreeOnGrandPrixMatch(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Id() id: string,
    @Args('pairingId', { type: () => UuidScalar, description: 'The match of the schedule.' }) pairingId: string,
    @PairId() pairId: string,
    @Args('countsFor', { type: () => CountsElsewhereEnum, description: 'For what else.' }) countsFor: CountsElsewhere,
    @Args('teamId', {
      type: () => UuidScalar,
      nullable: true,
      description: 'In the championship: the team for which the pair plays; can be left out where there is only one.',
    })
    teamId: string | null = null,
  ): Answer {
    return this.agreeing.agree(caller, key, { id, pairingId, pairId, countsFor, teamId });
  }

  @Allows('jury')
  @Mutation(() => GrandPrixResult, {
    description: 'Closes a Grand Prix whose sheets are all approved: its places are final (D42).',
  })
  closeGrandPrix(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Id() id: string,
    @Version() version: number,
  ): Answer {
    return this.announcing.close(caller, key, { id, version });
  }

  @Allows('jury')
  @Mutation(() => GrandPrixResult, { description: 'Reopens a closed Grand Prix, to correct something.' })
  reopenGrandPrix(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Id() id: string,
    @Reason() reason: string,
  ): Answer {
    return this.announcing.reopen(caller, key, { id, reason });
  }
}
