import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Refused } from '../../platform/graphql/refused.types.js';
import { WordsScalar } from '../../platform/graphql/scalars.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { SaveSeasonResult, type SeasonSaved } from '../../registry/seasons/season.types.js';
import { Year } from '../../registry/seasons/year-argument.js';
import { SeasonClosingService } from './season-closing.service.js';
import { SeasonClosing } from './season-closing.types.js';

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
    @IdempotencyKey() key: string,
    @Year() year: number,
    @Args('reason', { type: () => WordsScalar, nullable: true, description: 'What the log should say.' })
    reason: string | null = null,
  ): Promise<SeasonSaved | Refused> {
    return this.service.close(caller, key, year, reason);
  }

  @Allows('jury')
  @Mutation(() => SaveSeasonResult, { description: 'Opens a closed season again, for changes (D25).' })
  reopenSeason(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Year() year: number,
    @Args('reason', { type: () => WordsScalar, description: 'Why; the log keeps it.' }) reason: string,
  ): Promise<SeasonSaved | Refused> {
    return this.service.reopen(caller, key, year, reason);
  }
}
