import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allows } from '../access/allows.js';
import { type AccountCaller, CurrentCaller } from '../access/current-caller.js';
import type { Refused } from '../graphql/refused.types.js';
import { WordsScalar } from '../graphql/scalars.js';
import { IdempotencyKey } from '../writes/idempotency-key.js';
import {
  ImportOldTrophiesResult,
  type OldListChecked,
  type OldTrophiesImported,
  type OldTrophyRemoved,
  RemoveOldTrophyResult,
} from './old-list.types.js';
import { OldListsService } from './old-lists.service.js';

@Resolver()
export class OldListsResolver {
  constructor(private readonly service: OldListsService) {}

  @Allows('jury')
  @Mutation(() => ImportOldTrophiesResult, {
    description:
      'Enters an old list into the trophy list (D50), all of it or nothing. Players are found by their exact names; each line with a problem is named.',
  })
  importOldTrophies(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('csv', {
      type: () => String,
      description:
        'CSV with a first line of column names: player, count; and, if the list has them, trophy (an id), date (a day or a year), partner, team, opponents, competition.',
    })
    csv: string,
    @Args('dryRun', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Only says what would be entered. Leaves no trace, the idempotency key neither.',
    })
    dryRun: boolean = false,
  ): Promise<OldListChecked | OldTrophiesImported | Refused> {
    return dryRun ? this.service.check(csv) : this.service.import(caller, key, csv);
  }

  @Allows('jury')
  @Mutation(() => RemoveOldTrophyResult, {
    description:
      'Removes an entry of an old list; all numbers behind it follow (D49). Trophies of matches go with their match.',
  })
  removeOldTrophy(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('id', { type: () => String, description: 'The id of the entry.' }) id: string,
    @Args('reason', { type: () => WordsScalar, description: 'Why, for the log.' }) reason: string,
  ): Promise<OldTrophyRemoved | Refused> {
    return this.service.remove(caller, key, id, reason);
  }
}
