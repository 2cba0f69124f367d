import { Injectable } from '@nestjs/common';
import { byName } from '@tarokk/competition';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleRepository, type PersonRow } from './people.repository.js';

/** Persons by id, fetched together for a request. */
@Injectable()
export class PeopleLoader {
  private readonly loader = loaderPerRequest<string, PersonRow | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByIds(ids), ({ id }) => id),
  );

  constructor(private readonly repository: PeopleRepository) {}

  /** Null for an id that is no person's. */
  load(context: RequestContext, id: string): Promise<PersonRow | null> {
    return this.loader(context).load(id);
  }

  /** @throws Error when one of them is no person: ids that the database keeps always are */
  async loadAll(context: RequestContext, ids: readonly string[]): Promise<PersonRow[]> {
    const found = await this.loader(context).loadMany(ids);
    return found.map((person, index) => {
      if (person instanceof Error) throw person;
      if (person === null) throw new Error(`There is no person ${String(ids[index])}.`);
      return person;
    });
  }

  /**
   * What is said of persons, in an order that ends with their names as everybody sees them.
   * @param before what comes first whatever the names are: negative, zero or positive, as of `sort`
   */
  async inOrder<T extends { readonly personId: string }>(
    context: RequestContext,
    rows: readonly T[],
    before: (a: T, b: T) => number,
  ): Promise<readonly T[]> {
    const persons = await this.loadAll(
      context,
      rows.map(({ personId }) => personId),
    );
    return rows
      .map((row, index) => ({ row, person: persons[index]! }))
      .sort((a, b) => before(a.row, b.row) || byName(a.person, b.person))
      .map(({ row }) => row);
  }
}
