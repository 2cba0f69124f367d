import { Args, ArgsType, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../platform/inputs/input.js';
import { type Language, text } from '@tarokk/rules';
import { type Competition } from '@tarokk/competition';
import { AccountsLoader } from '../../identity/accounts/accounts.loader.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, connection, edgeOf, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import {
  ImportOldTableResult,
  OldTable,
  type OldTableChecked,
  OldTableConnection,
  type OldTableImported,
  type OldTableRemoved,
  RemoveOldTableResult,
} from './old-table.types.js';
import { type OldTableRecord, OldTablesRepository } from './old-tables.repository.js';
import { OldTablesService } from './old-tables.service.js';
import { ImportOldTableInput, RemoveOldTableInput } from './old-tables.inputs.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { Choice, Year } from '../../platform/inputs/fields.js';

@ArgsType()
class OldTablesArguments extends PageArguments {
  @Year('Of this year alone.', { nullable: true })
  seasonYear: number | null = null;

  @Choice(CompetitionEnum, 'Of this competition alone.', { nullable: true })
  competition: Competition | null = null;
}

const YEAR = /^\d{4}$/;
/** Tables are read whole, rows and all. */
const WHOLE = 20;

const mark = text(
  'Imported; not computed by this office',
  'Übernommen; nicht von diesem Büro berechnet',
  'Átvett; nem ez az iroda számította',
);

@Resolver(() => OldTable)
export class OldTablesResolver {
  constructor(
    private readonly service: OldTablesService,
    private readonly repository: OldTablesRepository,
    private readonly accounts: AccountsLoader,
    private readonly people: PeopleLoader,
  ) {}

  @Allows('anyone')
  @Query(() => OldTableConnection, {
    description: 'Tables that were made elsewhere, the latest years first.',
    complexity: WHOLE,
  })
  async oldTables(@Arguments() args: OldTablesArguments): Promise<Connection<OldTable>> {
    const slice = { ...sliceOf(args), edge: edgeOf(sliceOf(args), YEAR, UUID) };
    const filter = { year: args.seasonYear, competition: args.competition };
    const rows = await this.repository.list(slice, filter);
    return connection(
      rows.map(oldTable),
      slice,
      (table) => [String(table.year), table.id],
      () => this.repository.count(filter),
    );
  }

  @Allows('anyone')
  @Query(() => OldTable, {
    nullable: true,
    description: 'A table that was made elsewhere; null when there is none of this id.',
  })
  async oldTable(
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }, ID_ARGUMENT) id: string,
  ): Promise<OldTable | null> {
    const found = await this.repository.find(id);
    return found === null ? null : oldTable(found);
  }

  @ResolveField(() => Person, { description: 'Who imported it.' })
  async importedBy(@Parent() { enteredBy }: OldTable, @Context() context: RequestContext): Promise<Person | null> {
    const { personId } = await this.accounts.get(context, enteredBy);
    return this.people.load(context, personId);
  }

  @ResolveField(() => String, { name: 'mark', description: 'What stands beside it wherever it is shown.' })
  markOf(@Context() { caller }: RequestContext, @InLanguage() lang?: Language | null): string {
    return mark[lang ?? caller.language];
  }

  @Allows('jury')
  @Mutation(() => ImportOldTableResult, {
    description:
      'Enters a table that was made elsewhere, all of it or nothing; each line with a problem is named. It is shown as it is, and nothing follows from it.',
  })
  importOldTable(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ImportOldTableInput,
  ): Promise<OldTableChecked | OldTableImported | Refused> {
    return input.dryRun ? this.service.check(caller, input) : this.service.import(caller, input);
  }

  @Allows('jury')
  @Mutation(() => RemoveOldTableResult, { description: 'Removes an old table; it can be imported again.' })
  removeOldTable(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: RemoveOldTableInput,
  ): Promise<OldTableRemoved | Refused> {
    return this.service.remove(caller, input);
  }
}

export function oldTable({ sheet, ...record }: OldTableRecord): OldTable {
  return { ...record, columns: sheet.columns, rows: sheet.rows };
}
