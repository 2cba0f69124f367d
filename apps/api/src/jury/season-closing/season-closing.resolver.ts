import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { SaveSeasonResult, type SeasonSaved } from '../../registry/seasons/season.types.js';
import { Year } from '../../registry/seasons/year-argument.js';
import { SeasonClosingService } from './season-closing.service.js';
import { SeasonClosing } from './season-closing.types.js';
import { CloseSeasonInput, ReopenSeasonInput } from './season-closing.inputs.js';

@Resolver()
export class SeasonClosingResolver {
  constructor(private readonly service: SeasonClosingService) {}

  @Allows('jury')
  @Query(() => SeasonClosing, {
    nullable: true,
    description: 'What closing a season would meet; null where none was opened.',
    complexity: 20,
  })
  seasonClosing(@Year() year: number): Promise<SeasonClosing | null> {
    return this.service.closing(year);
  }

  @Allows('jury')
  @Mutation(() => SaveSeasonResult, {
    description:
      'Closes a season (D25). It is refused while matches of it are neither approved nor withdrawn, ties of its cup or free games not decided, or Grand Prix neither closed nor cancelled; what is open is named, of matches and free games the first twenty.',
  })
  closeSeason(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: CloseSeasonInput,
  ): Promise<SeasonSaved | Refused> {
    return this.service.close(caller, input);
  }

  @Allows('jury')
  @Mutation(() => SaveSeasonResult, { description: 'Opens a closed season again, for changes (D25).' })
  reopenSeason(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ReopenSeasonInput,
  ): Promise<SeasonSaved | Refused> {
    return this.service.reopen(caller, input);
  }
}
