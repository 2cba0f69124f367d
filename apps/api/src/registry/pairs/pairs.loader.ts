import { Injectable } from '@nestjs/common';
import { groupedBy, inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { type PairPlayerRow, type PairRow, PairsRepository } from './pairs.repository.js';

/** Pairs and who plays for them, fetched together for a request. */
@Injectable()
export class PairsLoader {
  private readonly pairs = loaderPerRequest<string, PairRow | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByIds(null, ids), ({ id }) => id),
  );

  private readonly byPair = loaderPerRequest<string, readonly PairPlayerRow[]>(async (ids) =>
    groupedBy(ids, await this.repository.playersOf(ids), ({ pairId }) => pairId),
  );

  private readonly byPerson = loaderPerRequest<string, readonly PairPlayerRow[]>(async (ids) =>
    groupedBy(ids, await this.repository.ofPersons(ids), ({ personId }) => personId),
  );

  constructor(private readonly repository: PairsRepository) {}

  /** Null for an id that is no pair's. */
  load(context: RequestContext, id: string): Promise<PairRow | null> {
    return this.pairs(context).load(id);
  }

  /** @throws Error when one of them is no pair: ids that the database keeps always are */
  async loadAll(context: RequestContext, ids: readonly string[]): Promise<PairRow[]> {
    const found = await Promise.all(ids.map((id) => this.load(context, id)));
    return found.map((pair, index) => {
      if (pair === null) throw new Error(`There is no pair ${String(ids[index])}.`);
      return pair;
    });
  }

  playersOf(context: RequestContext, pairId: string): Promise<readonly PairPlayerRow[]> {
    return this.byPair(context).load(pairId);
  }

  ofPerson(context: RequestContext, personId: string): Promise<readonly PairPlayerRow[]> {
    return this.byPerson(context).load(personId);
  }
}
