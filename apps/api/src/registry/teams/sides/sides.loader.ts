import { Injectable } from '@nestjs/common';
import { inOrderOf, loaderPerRequest } from '../../../platform/graphql/loader.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { type SideRow, SidesRepository } from './sides.repository.js';

/** Teams and pairs by id, fetched together for a request. */
@Injectable()
export class SidesLoader {
  private readonly loader = loaderPerRequest<string, SideRow | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByIds(ids), ({ id }) => id),
  );

  constructor(private readonly repository: SidesRepository) {}

  /** Null for an id that is no side's. */
  load(context: RequestContext, id: string): Promise<SideRow | null> {
    return this.loader(context).load(id);
  }
}
