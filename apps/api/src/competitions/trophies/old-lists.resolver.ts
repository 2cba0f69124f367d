import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { AccountsLoader } from '../../identity/accounts/accounts.loader.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import {
  type Connection,
  connection,
  edgeOf,
  INSTANT,
  PageArguments,
  sliceOf,
} from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { NameScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import {
  ImportOldTrophiesResult,
  OldList,
  type OldListChecked,
  OldListConnection,
  type OldListRemoved,
  type OldTrophiesImported,
  type OldTrophyRemoved,
  RemoveOldListResult,
  RemoveOldTrophyResult,
} from './old-list.types.js';
import { OldListsRepository } from './old-lists.repository.js';
import { OldListsService } from './old-lists.service.js';

/** What ids of old lists begin with. */
const LIST_ID = /^old-/;

@Resolver(() => OldList)
export class OldListsResolver {
  constructor(
    private readonly service: OldListsService,
    private readonly repository: OldListsRepository,
    private readonly accounts: AccountsLoader,
    private readonly people: PeopleLoader,
  ) {}

  @Allows('anyone')
  @Query(() => OldListConnection, { description: 'Trophy lists of former times that were imported, the latest first.' })
  async oldLists(@Args() page: PageArguments): Promise<Connection<OldList>> {
    const slice = { ...sliceOf(page), edge: edgeOf(sliceOf(page), INSTANT, LIST_ID) };
    return connection(await this.repository.list(slice), slice, ({ enteredAt, id }) => [enteredAt.toISOString(), id]);
  }

  @ResolveField(() => Person, { description: 'Who imported it.' })
  async importedBy(@Parent() { enteredBy }: OldList, @Context() context: RequestContext): Promise<Person | null> {
    const { personId } = await this.accounts.get(context, enteredBy);
    return this.people.load(context, personId);
  }

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
    @Args('source', { type: () => NameScalar, nullable: true, description: 'Where the list comes from.' })
    source: string | null = null,
    @Args('createPlayers', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Players whom nobody knows are entered as persons, instead of being named as problems.',
    })
    createPlayers: boolean = false,
  ): Promise<OldListChecked | OldTrophiesImported | Refused> {
    const list = { csv, source, createPlayers };
    return dryRun ? this.service.check(caller, list) : this.service.import(caller, key, list);
  }

  @Allows('jury')
  @Mutation(() => RemoveOldListResult, {
    description:
      'Removes an old list, all that is left of it; all numbers behind its entries follow (D49). `oldListRemoval` says beforehand what changes. It can be imported again.',
    complexity: 100,
  })
  removeOldList(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('id', { type: () => String, description: 'The id of the list.' }) id: string,
    @Args('reason', { type: () => WordsScalar, description: 'Why, for the log.' }) reason: string,
  ): Promise<OldListRemoved | Refused> {
    return this.service.removeList(caller, key, id, reason);
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
