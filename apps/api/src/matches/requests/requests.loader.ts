import { Injectable } from '@nestjs/common';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { ActingSides } from '../../registry/teams/sides/acting-sides.js';
import type { JuryRequest } from './request.types.js';
import { RequestsRepository } from './requests.repository.js';

/** Requests by id, fetched together. */
@Injectable()
export class RequestsLoader {
  private readonly loader = loaderPerRequest<string, JuryRequest | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByIds(null, ids), ({ id }) => id),
  );

  constructor(
    private readonly repository: RequestsRepository,
    private readonly acting: ActingSides,
  ) {}

  /** Null when there is no such request. */
  load(context: RequestContext, id: string): Promise<JuryRequest | null> {
    return this.loader(context).load(id);
  }

  /** @throws Error when one of them is none: ids that the office keeps always are */
  loadAll(context: RequestContext, ids: readonly string[]): Promise<JuryRequest[]> {
    return Promise.all(
      ids.map(async (id) => {
        const found = await this.load(context, id);
        if (found === null) throw new Error(`There is no request ${id}.`);
        return found;
      }),
    );
  }

  /** Null also for everybody but the jury and the sides that it concerns. */
  async find(context: RequestContext, id: string): Promise<JuryRequest | null> {
    const request = await this.load(context, id);
    return request !== null && (await this.acting.sees(context, request.concernedSides)) ? request : null;
  }
}
