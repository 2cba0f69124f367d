import { Args, ArgsType, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import {
  DeleteDraftResult,
  Draft,
  type DraftConflict,
  DraftConnection,
  type DraftDeleted,
  type DraftSaved,
  SaveDraftInput,
  SaveDraftResult,
  StartDraftResult,
} from './draft.types.js';
import { DraftsLoader } from './drafts.loader.js';
import { DraftsRepository } from './drafts.repository.js';
import { DraftsService } from './drafts.service.js';
import { StartDraftInput, DeleteDraftInput } from './drafts.inputs.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';
import { Id } from '../../platform/inputs/fields.js';

@ArgsType()
class DraftsArguments extends PageArguments {
  @Id('Of this side only.', { nullable: true })
  sideId: string | null = null;
}

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
  async drafts(@Context() context: RequestContext, @Arguments() args: DraftsArguments): Promise<Connection<Draft>> {
    const slice = sliceOf(args);
    const readers = await this.loader.readers(context);
    const rows = await this.repository.list(slice, readers, args.sideId);
    return connection(
      rows,
      slice,
      ({ updatedAt, id }) => [updatedAt.toISOString(), id],
      () => this.repository.countListed(readers, args.sideId),
    );
  }

  @Allows('account')
  @Query(() => Draft, { nullable: true, description: "One draft, of the caller's sides or of the jury." })
  draft(
    @Context() context: RequestContext,
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }, ID_ARGUMENT) id: string,
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
    @Input() input: SaveDraftInput,
  ): Promise<DraftSaved | DraftConflict | Refused> {
    return this.service.save(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => StartDraftResult, {
    description:
      'Begins a draft of a planned match with what is known of it: sides, date, number, place, competition, and the players of a side that has just two.',
  })
  startDraft(@CurrentCaller() caller: AccountCaller, @Input() input: StartDraftInput): Promise<DraftSaved | Refused> {
    return this.service.start(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => DeleteDraftResult, {
    description: 'Deletes a draft for good, unless somebody has saved it meanwhile.',
  })
  deleteDraft(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: DeleteDraftInput,
  ): Promise<DraftDeleted | DraftConflict | Refused> {
    return this.service.delete(caller, input);
  }
}
