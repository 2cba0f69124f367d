import { Args, Context, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import {
  DeleteDraftResult,
  Draft,
  type DraftConflict,
  DraftConnection,
  type DraftDeleted,
  type DraftSaved,
  SaveDraftArguments,
  SaveDraftResult,
  StartDraftResult,
} from './draft.types.js';
import { DraftsLoader } from './drafts.loader.js';
import { DraftsRepository } from './drafts.repository.js';
import { DraftsService } from './drafts.service.js';

@Resolver(() => Draft)
export class DraftsResolver {
  constructor(
    private readonly service: DraftsService,
    private readonly repository: DraftsRepository,
    private readonly loader: DraftsLoader,
  ) {}

  @Allows('account')
  @Query(() => DraftConnection, {
    description: "The drafts of the caller's sides, and for the jury its own, the latest first.",
  })
  async drafts(
    @Context() context: RequestContext,
    @Args() page: PageArguments,
    @Args('side', { type: () => UuidScalar, nullable: true, description: 'Of this side only.' })
    side: string | null = null,
  ): Promise<Connection<Draft>> {
    const slice = sliceOf(page);
    const rows = await this.repository.list(slice, await this.loader.readers(context), side);
    return connection(rows, slice, ({ updatedAt, id }) => [updatedAt.toISOString(), id]);
  }

  @Allows('account')
  @Query(() => Draft, { nullable: true, description: "One draft, of the caller's sides or of the jury." })
  draft(
    @Context() context: RequestContext,
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }) id: string,
  ): Promise<Draft | null> {
    return this.loader.find(context, id);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveDraftResult, {
    description:
      'Keeps a sheet as far as it is written. A save that was not made from the latest version changes nothing and is answered with it, so that neither is lost. The idempotency key of a save that changes a draft is kept for a day.',
  })
  saveDraft(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args() wish: SaveDraftArguments,
  ): Promise<DraftSaved | DraftConflict | Refused> {
    return this.service.save(caller, key, wish);
  }

  @Allows('side-or-jury')
  @Mutation(() => StartDraftResult, {
    description:
      'Begins a draft of a planned match with what is known of it: sides, date, number, place, competition, and the players of a side that has just two.',
  })
  startDraft(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('plannedMatchId', { type: () => UuidScalar, description: 'The planned match.' }) plannedMatchId: string,
    @Args('sideId', {
      type: () => UuidScalar,
      nullable: true,
      description: 'The side whose draft it is; left out by the jury for its own.',
    })
    sideId: string | null = null,
  ): Promise<DraftSaved | Refused> {
    return this.service.start(caller, key, { plannedMatchId, sideId });
  }

  @Allows('side-or-jury')
  @Mutation(() => DeleteDraftResult, {
    description: 'Deletes a draft for good, unless somebody has saved it meanwhile.',
  })
  deleteDraft(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('id', { type: () => UuidScalar, description: 'The draft.' }) id: string,
    @Args('version', { type: () => Int, description: 'Its version that is deleted.' }) version: number,
  ): Promise<DraftDeleted | DraftConflict | Refused> {
    return this.service.delete(caller, key, { id, version });
  }
}
