import { Injectable } from '@nestjs/common';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { type AccountRow, AccountsRepository } from './accounts.repository.js';

/** Accounts by their id or their person's, fetched together for a request. */
@Injectable()
export class AccountsLoader {
  private readonly byId = loaderPerRequest<string, AccountRow | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByIds(ids), ({ id }) => id),
  );
  private readonly byPerson = loaderPerRequest<string, AccountRow | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByPersons(ids), ({ personId }) => personId),
  );

  constructor(private readonly repository: AccountsRepository) {}

  /** Null for an id that is no account's. */
  load(context: RequestContext, id: string): Promise<AccountRow | null> {
    return this.byId(context).load(id);
  }

  /** @throws Error when there is none: ids that the database keeps always are */
  async get(context: RequestContext, id: string): Promise<AccountRow> {
    const account = await this.load(context, id);
    if (account === null) throw new Error(`There is no account ${id}.`);
    return account;
  }

  /** Null for a person without an account. */
  ofPerson(context: RequestContext, personId: string): Promise<AccountRow | null> {
    return this.byPerson(context).load(personId);
  }
}
