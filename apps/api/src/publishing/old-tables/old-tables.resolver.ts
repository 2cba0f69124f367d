import { Args, Context, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Competition } from '@tarokk/competition';
import { type Language, text } from '@tarokk/rules';
import { AccountsLoader } from '../../identity/accounts/accounts.loader.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, connection, edgeOf, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import { LanguageEnum } from '../../platform/graphql/language.enum.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { NameScalar, UUID, UuidScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
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
  async oldTables(
    @Args() page: PageArguments,
    @Args('year', { type: () => Int, nullable: true, description: 'Of this year alone.' }) year: number | null = null,
    @Args('competition', { type: () => CompetitionEnum, nullable: true, description: 'Of this competition alone.' })
    competition: Competition | null = null,
  ): Promise<Connection<OldTable>> {
    const slice = { ...sliceOf(page), edge: edgeOf(sliceOf(page), YEAR, UUID) };
    const rows = await this.repository.list(slice, { year, competition });
    return connection(rows.map(oldTable), slice, (table) => [String(table.year), table.id]);
  }

  @Allows('anyone')
  @Query(() => OldTable, {
    nullable: true,
    description: 'A table that was made elsewhere; null when there is none of this id.',
  })
  async oldTable(@Args('id', { type: () => UuidScalar, description: 'Its id.' }) id: string): Promise<OldTable | null> {
    const found = await this.repository.find(id);
    return found === null ? null : oldTable(found);
  }

  @ResolveField(() => Person, { description: 'Who imported it.' })
  async importedBy(@Parent() { enteredBy }: OldTable, @Context() context: RequestContext): Promise<Person | null> {
    const { personId } = await this.accounts.get(context, enteredBy);
    return this.people.load(context, personId);
  }

  @ResolveField(() => String, { name: 'mark', description: 'What stands beside it wherever it is shown.' })
  markOf(
    @Context() { caller }: RequestContext,
    @Args('lang', { type: () => LanguageEnum, nullable: true, description: "The request's language if left out." })
    lang?: Language | null,
  ): string {
    return mark[lang ?? caller.language];
  }

  @Allows('jury')
  @Mutation(() => ImportOldTableResult, {
    description:
      'Enters a table that was made elsewhere, all of it or nothing; each line with a problem is named. It is shown as it is, and nothing follows from it.',
  })
  importOldTable(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('csv', {
      type: () => String,
      description:
        'CSV with a first line of column names: name; if the table has them, rank, matches and points; and any others, which are kept as written.',
    })
    csv: string,
    @Args('year', { type: () => Int, description: 'The year, 1900–2200.' }) year: number,
    @Args('competition', { type: () => CompetitionEnum, description: 'What it is of.' }) competition: Competition,
    @Args('title', { type: () => NameScalar, description: 'Its title.' }) title: string,
    @Args('source', { type: () => NameScalar, description: 'Where it comes from.' }) source: string,
    @Args('dryRun', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Only says what is wrong with it. Leaves no trace, the idempotency key neither.',
    })
    dryRun: boolean = false,
  ): Promise<OldTableChecked | OldTableImported | Refused> {
    const table = { csv, year, competition, title, source };
    return dryRun ? this.service.check(table) : this.service.import(caller, key, table);
  }

  @Allows('jury')
  @Mutation(() => RemoveOldTableResult, { description: 'Removes an old table; it can be imported again.' })
  removeOldTable(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('id', { type: () => UuidScalar, description: 'The id of the table.' }) id: string,
    @Args('reason', { type: () => WordsScalar, description: 'Why, for the log.' }) reason: string,
  ): Promise<OldTableRemoved | Refused> {
    return this.service.remove(caller, key, id, reason);
  }
}

function oldTable({ sheet, ...record }: OldTableRecord): OldTable {
  return { ...record, columns: sheet.columns, rows: sheet.rows };
}
