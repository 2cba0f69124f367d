import { Injectable } from '@nestjs/common';
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
}
