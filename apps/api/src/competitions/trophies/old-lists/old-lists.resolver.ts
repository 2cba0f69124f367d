import { Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { say } from '@tarokk/rules';
import { Input, Arguments } from '../../../platform/inputs/input.js';
import { AccountsLoader } from '../../../identity/accounts/accounts.loader.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import {
  type Connection,
  connection,
  edgeOf,
  INSTANT,
  PageArguments,
  sliceOf,
} from '../../../platform/graphql/connection.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { PeopleLoader } from '../../../registry/people/people.loader.js';
import { Person } from '../../../registry/people/person.types.js';
import {
  ImportOldTrophiesResult,
  OldList,
  OldListChecked,
  OldListConnection,
  type OldListRemoved,
  type OldTrophiesImported,
  type OldTrophyRemoved,
  RemoveOldListResult,
  RemoveOldTrophyResult,
} from './old-list.types.js';
import { OldListsRepository } from './old-lists.repository.js';
import { OldListsService } from './old-lists.service.js';
import { ImportOldTrophiesInput, RemoveOldListInput, RemoveOldTrophyInput } from './old-lists.inputs.js';
import { UUID } from '../../../platform/inputs/plain-forms.js';
import { fieldOf } from '../../../platform/graphql/field-of.js';

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
  async oldLists(@Arguments() page: PageArguments): Promise<Connection<OldList>> {
    const slice = { ...sliceOf(page), edge: edgeOf(sliceOf(page), INSTANT, UUID) };
    return connection(
      await this.repository.list(slice),
      slice,
      ({ enteredAt, id }) => [enteredAt.toISOString(), id],
      () => this.repository.count(),
    );
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
    @Input() input: ImportOldTrophiesInput,
  ): Promise<OldListChecked | OldTrophiesImported | Refused> {
    return input.dryRun ? this.service.check(caller, input) : this.service.import(caller, input);
  }

  @Allows('jury')
  @Mutation(() => RemoveOldListResult, {
    description:
      'Removes an old list, all that is left of it; all numbers behind its entries follow (D49). `previewOldListRemoval` says beforehand what changes. It can be imported again.',
    complexity: 100,
  })
  removeOldList(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: RemoveOldListInput,
  ): Promise<OldListRemoved | Refused> {
    return this.service.removeList(caller, input);
  }

  @Allows('jury')
  @Mutation(() => RemoveOldTrophyResult, {
    description:
      'Removes an entry of an old list; all numbers behind it follow (D49). Trophies of matches go with their match.',
  })
  removeOldTrophy(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: RemoveOldTrophyInput,
  ): Promise<OldTrophyRemoved | Refused> {
    return this.service.remove(caller, input);
  }
}

export const fieldsOfOldLists = [
  fieldOf(
    OldListChecked,
    'sentences',
    () => [String],
    'What would become of numbers, hundredths, milestones and ranks, in words.',
  ).inWords(({ sentences }, language) => sentences.map((sentence) => say(sentence, language))),
];
