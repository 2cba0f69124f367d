import { ArgsType, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import { groupedBy, loaderPerRequest } from '../../../platform/graphql/loader.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { type NameRow, NamesRepository } from './names.repository.js';
import { NamesService } from './names.service.js';
import { PeopleLoader } from '../people.loader.js';
import { seesNames } from '../people.service.js';
import { Person, PersonName, PersonSaved, SavePersonResult } from '../person.types.js';
import { RenamePreview } from './renaming.types.js';
import { RenamePersonInput, UndoRenameInput, SetPseudonymInput } from './names.inputs.js';
import { fieldOf } from '../../../platform/graphql/field-of.js';
import { Id, Name } from '../../../platform/inputs/fields.js';

@ArgsType()
export class PreviewRenameArguments {
  @Id('Whose name.')
  personId!: string;

  @Name('The new name.')
  name!: string;
}

@Resolver(() => Person)
export class NamesResolver {
  private readonly history = loaderPerRequest<string, readonly NameRow[]>(async (ids) =>
    groupedBy(ids, await this.repository.historyOf(ids), ({ personId }) => personId),
  );

  constructor(
    private readonly service: NamesService,
    private readonly repository: NamesRepository,
  ) {}

  @Allows('jury-or-setup')
  @Query(() => RenamePreview, { nullable: true, description: 'What renaming somebody would change; null of nobody.' })
  previewRename(
    @CurrentCaller() caller: AccountCaller,
    @Arguments() args: PreviewRenameArguments,
  ): Promise<RenamePreview | null> {
    return this.service.preview(caller, args.personId, args.name);
  }

  @Allows('jury-or-setup')
  @Mutation(() => SavePersonResult, {
    description: 'Gives somebody another name, in all places at once: sheets and the log hold their id alone.',
  })
  renamePerson(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: RenamePersonInput,
  ): Promise<PersonSaved | Refused> {
    return this.service.rename(caller, input);
  }

  @Allows('jury-or-setup')
  @Mutation(() => SavePersonResult, {
    description: 'Gives somebody back the name that they had before the present one; twice, and nothing is undone.',
  })
  undoRename(@CurrentCaller() caller: AccountCaller, @Input() input: UndoRenameInput): Promise<PersonSaved | Refused> {
    return this.service.undo(caller, input);
  }

  @Allows('login')
  @Mutation(() => SavePersonResult, {
    description:
      'Puts a pseudonym in the place of somebody’s name on public pages and in archives, or takes it away: for themselves, or as they asked the jury or an admin.',
  })
  setPseudonym(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: SetPseudonymInput,
  ): Promise<PersonSaved | Refused> {
    return this.service.setPseudonym(caller, input);
  }

  @ResolveField(() => [PersonName], {
    nullable: true,
    description:
      'Their names, the present one first, whatever the public sees: for themselves, the jury and admins; null for others.',
  })
  async names(@Parent() { id }: Person, @Context() context: RequestContext): Promise<readonly PersonName[] | null> {
    return seesNames(context.caller, id) ? this.history(context).load(id) : null;
  }
}

export const fieldsOfNames = [
  fieldOf(RenamePreview, 'person', () => Person, 'Who would be renamed.').from(
    PeopleLoader,
    (loader, { personId }, context) => loader.load(context, personId),
  ),
];
