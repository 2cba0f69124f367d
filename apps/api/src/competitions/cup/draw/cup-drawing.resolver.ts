import { Mutation, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import { type CupDrawn, CupDrawResult, CupResult, type CupSaved } from '../cup-changes.types.js';
import { CupDrawingService } from './cup-drawing.service.js';
import { CupEntriesService } from './cup-entries.service.js';
import { AnnounceCupInput, EnterCupInput, DrawCupInput, RecordCupInput } from './cup-drawing.inputs.js';

/** From the announcement of a cup to its draw. */
@Resolver()
export class CupDrawingResolver {
  constructor(
    private readonly entries: CupEntriesService,
    private readonly drawing: CupDrawingService,
  ) {}

  @Allows('jury')
  @Mutation(() => CupResult, {
    description:
      'Announces the cup of a season: until when pairs enter, 31 August unless there is a reason for another day (D52), and the public event that will give the seed (D28). Can be said otherwise while the entries are open.',
  })
  announceCup(@CurrentCaller() caller: AccountCaller, @Input() input: AnnounceCupInput): Promise<CupSaved | Refused> {
    return this.entries.announce(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => CupResult, {
    description:
      'Enters a pair (10): by one of the two, or the jury, while the entries are open and fewer than sixteen are in.',
  })
  enterCup(@CurrentCaller() caller: AccountCaller, @Input() input: EnterCupInput): Promise<CupSaved | Refused> {
    return this.entries.enter(caller, input);
  }

  @Allows('jury')
  @Mutation(() => CupDrawResult, {
    description:
      'Draws the cup from the list and the seed (D27, D28), once, after the entries have closed. If the month of its first round is over, the rounds move on; not so far that the final passes the entries of the next cup (D52).',
  })
  drawCup(@CurrentCaller() caller: AccountCaller, @Input() input: DrawCupInput): Promise<CupDrawn | Refused> {
    return this.drawing.draw(caller, input);
  }

  @Allows('jury')
  @Mutation(() => CupResult, {
    description:
      'Takes over a cup that was drawn before this office was there, with the list, the seed and the days that it had.',
  })
  recordCup(@CurrentCaller() caller: AccountCaller, @Input() input: RecordCupInput): Promise<CupSaved | Refused> {
    return this.drawing.record(caller, input);
  }
}
