import { Mutation, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import { GrandPrixAgreeing } from './agreeing.service.js';
import { GrandPrixAnnouncing } from './announcing.service.js';
import { GrandPrixEntering } from './entering.service.js';
import {
  AnnounceGrandPrixInput,
  ChangeGrandPrixInput,
  GrandPrixResult,
  type GrandPrixSaved,
  ChangeGrandPrixPairingsInput,
} from '../grand-prix.types.js';
import { GrandPrixScheduling } from './scheduling.service.js';
import {
  CancelGrandPrixInput,
  EnterGrandPrixInput,
  WithdrawFromGrandPrixInput,
  DrawGrandPrixInput,
  AgreeOnGrandPrixMatchInput,
  CloseGrandPrixInput,
  ReopenGrandPrixInput,
} from './organizing.inputs.js';

type Answer = Promise<GrandPrixSaved | Refused>;

@Resolver()
export class OrganizingResolver {
  constructor(
    private readonly announcing: GrandPrixAnnouncing,
    private readonly entering: GrandPrixEntering,
    private readonly scheduling: GrandPrixScheduling,
    private readonly agreeing: GrandPrixAgreeing,
  ) {}

  @Allows('jury')
  @Mutation(() => GrandPrixResult, { description: 'Announces a Grand Prix (11): its entries are open.' })
  announceGrandPrix(@CurrentCaller() caller: AccountCaller, @Input() input: AnnounceGrandPrixInput): Answer {
    return this.announcing.announce(caller, input);
  }

  @Allows('jury')
  @Mutation(() => GrandPrixResult, {
    description: 'Changes name, day or place of a Grand Prix; its planned matches follow.',
  })
  changeGrandPrix(@CurrentCaller() caller: AccountCaller, @Input() input: ChangeGrandPrixInput): Answer {
    return this.announcing.change(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => GrandPrixResult, { description: 'Cancels a Grand Prix of which nothing was played.' })
  cancelGrandPrix(@CurrentCaller() caller: AccountCaller, @Input() input: CancelGrandPrixInput): Answer {
    return this.announcing.cancel(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => GrandPrixResult, {
    description: 'Enters a pair, until the schedule is made: one of the two, or the jury. A player is in one pair.',
  })
  enterGrandPrix(@CurrentCaller() caller: AccountCaller, @Input() input: EnterGrandPrixInput): Answer {
    return this.entering.enter(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => GrandPrixResult, {
    description: 'Takes a pair off the list, until the schedule is made: one of the two, or the jury.',
  })
  withdrawFromGrandPrix(@CurrentCaller() caller: AccountCaller, @Input() input: WithdrawFromGrandPrixInput): Answer {
    return this.entering.withdraw(caller, input);
  }

  @Allows('jury')
  @Mutation(() => GrandPrixResult, {
    description:
      'Closes the list and makes the schedule: the seed draws the order of the pairs by the lots of docs/draw.md, in which every pair plays three matches against three others (11.1, D39). Its matches are planned.',
  })
  drawGrandPrix(@CurrentCaller() caller: AccountCaller, @Input() input: DrawGrandPrixInput): Answer {
    return this.scheduling.draw(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => GrandPrixResult, {
    description:
      'Changes the schedule: pairings that have begun stay; a pair that was left short gets a replacement match (D40).',
  })
  changeGrandPrixPairings(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ChangeGrandPrixPairingsInput,
  ): Answer {
    return this.scheduling.change(caller, input);
  }

  @Allows('side')
  @Mutation(() => GrandPrixResult, {
    description:
      'Says for one of the two pairs, before the first game, that a match is also to count for championship or cup. When both have said the same it stands (11.2, D38).',
  })
  agreeOnGrandPrixMatch(@CurrentCaller() caller: AccountCaller, @Input() input: AgreeOnGrandPrixMatchInput): Answer {
    return this.agreeing.agree(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => GrandPrixResult, {
    description: 'Closes a Grand Prix whose sheets are all approved: its places are final (D42).',
  })
  closeGrandPrix(@CurrentCaller() caller: AccountCaller, @Input() input: CloseGrandPrixInput): Answer {
    return this.announcing.close(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => GrandPrixResult, { description: 'Reopens a closed Grand Prix, to correct something.' })
  reopenGrandPrix(@CurrentCaller() caller: AccountCaller, @Input() input: ReopenGrandPrixInput): Answer {
    return this.announcing.reopen(caller, input);
  }
}
