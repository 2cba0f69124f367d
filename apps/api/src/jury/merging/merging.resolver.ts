import { ArgsType, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { groupedBy, inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { MergePreview, MergeResult, MergeSaved, PersonMerge } from './merge.types.js';
import { type MergeRow, MergingRepository } from './merging.repository.js';
import { MergingService } from './merging.service.js';
import { MergePersonsInput, UndoMergeInput } from './merging.inputs.js';
import { Id } from '../../platform/inputs/fields.js';

@ArgsType()
export class PreviewMergeArguments {
  @Id('The entry that is given up: better the one with less.')
  fromId!: string;

  @Id('The entry under which the person is kept.')
  intoId!: string;
}

@Resolver(() => MergePreview)
export class MergingResolver {
  constructor(
    private readonly service: MergingService,
    private readonly people: PeopleLoader,
  ) {}

  @Allows('jury-or-admin')
  @Query(() => MergePreview, {
    description: 'What merging two entries of one person would do, and what stands in the way.',
  })
  previewMerge(
    @CurrentCaller() caller: AccountCaller,
    @Arguments() args: PreviewMergeArguments,
  ): Promise<MergePreview> {
    return this.service.preview(caller, args.fromId, args.intoId);
  }

  @Allows('jury-or-admin')
  @Mutation(() => MergeResult, {
    description:
      'Puts two entries of one person together: matches, trophies, teams and account are one person’s, and everything that follows from them is counted anew.',
  })
  mergePersons(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: MergePersonsInput,
  ): Promise<MergeSaved | Refused> {
    return this.service.merge(caller, input);
  }

  @Allows('jury-or-admin')
  @Mutation(() => MergeResult, { description: 'Takes a merge back: both entries are again what they were.' })
  undoMerge(@CurrentCaller() caller: AccountCaller, @Input() input: UndoMergeInput): Promise<MergeSaved | Refused> {
    return this.service.undo(caller, input);
  }

  @ResolveField(() => Person, { nullable: true, description: 'The entry that would be given up.' })
  from(@Parent() { fromId }: MergePreview, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, fromId);
  }

  @ResolveField(() => Person, { nullable: true, description: 'The entry under which the person would be kept.' })
  into(@Parent() { intoId }: MergePreview, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, intoId);
  }
}

@Resolver(() => MergeSaved)
export class MergeSavedResolver {
  private readonly loader = loaderPerRequest<string, MergeRow | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByIds(ids), ({ id }) => id),
  );

  constructor(private readonly repository: MergingRepository) {}

  @ResolveField(() => PersonMerge, { description: 'The merge.' })
  merge(@Parent() { mergeId }: MergeSaved, @Context() context: RequestContext): Promise<PersonMerge | null> {
    return this.loader(context).load(mergeId);
  }
}

@Resolver(() => PersonMerge)
export class PersonMergeResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => Person, {
    description: 'The entry that was given up: while the merge holds, the person under the id of that entry.',
  })
  from(@Parent() { fromId }: PersonMerge, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, fromId);
  }

  @ResolveField(() => Person, { description: 'The entry under which the person is kept.' })
  into(@Parent() { intoId }: PersonMerge, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, intoId);
  }
}

@Resolver(() => Person)
export class MergesOfPersonResolver {
  private readonly loader = loaderPerRequest<string, readonly MergeRow[]>(async (ids) =>
    groupedBy(ids, await this.repository.into(ids), ({ intoId }) => intoId),
  );

  constructor(private readonly repository: MergingRepository) {}

  @ResolveField(() => [PersonMerge], {
    nullable: true,
    description: 'Merges of other entries into this one, undone ones too, the latest first: for the jury and admins.',
  })
  async merges(@Parent() { id }: Person, @Context() context: RequestContext): Promise<readonly PersonMerge[] | null> {
    const { account } = context.caller;
    return account?.jury === true || account?.admin === true ? this.loader(context).load(id) : null;
  }
}
