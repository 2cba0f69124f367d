import { Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { AccountsLoader } from '../../identity/accounts/accounts.loader.js';
import {
  type Connection,
  connection,
  edgeOf,
  INSTANT,
  PageArguments,
  sliceOf,
} from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { MatchImport, MatchImportConnection } from './import.types.js';
import { ImportsRepository } from './imports.repository.js';
import { Arguments } from '../../platform/inputs/input.js';

@Resolver(() => MatchImport)
export class MatchImportsResolver {
  constructor(
    private readonly repository: ImportsRepository,
    private readonly accounts: AccountsLoader,
    private readonly people: PeopleLoader,
  ) {}

  @Allows('jury')
  @Query(() => MatchImportConnection, { description: 'Imports of matches, the latest first.' })
  async matchImports(@Arguments() page: PageArguments): Promise<Connection<MatchImport>> {
    const slice = { ...sliceOf(page), edge: edgeOf(sliceOf(page), INSTANT, UUID) };
    return connection(
      await this.repository.list(slice),
      slice,
      ({ begunAt, id }) => [begunAt.toISOString(), id],
      () => this.repository.count(),
    );
  }

  @ResolveField(() => Person, { description: 'Who imported it.' })
  async importedBy(@Parent() { enteredBy }: MatchImport, @Context() context: RequestContext): Promise<Person | null> {
    const { personId } = await this.accounts.get(context, enteredBy);
    return this.people.load(context, personId);
  }
}
