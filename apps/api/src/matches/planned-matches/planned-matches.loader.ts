import { Injectable } from '@nestjs/common';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { ActingSides } from '../../registry/teams/sides/acting-sides.js';
import { NeedsService } from './needs.service.js';
import type { NeededApproval, PlannedMatch } from './planned-match.types.js';
import { PlannedMatchesRepository } from './planned-matches.repository.js';

/** Planned matches by id and what they need, fetched together for a request. */
@Injectable()
export class PlannedMatchesLoader {
  private readonly loader = loaderPerRequest<string, PlannedMatch | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByIds(ids), ({ id }) => id),
  );
  private readonly needsLoader = loaderPerRequest<PlannedMatch, NeededApproval[]>((plans) => this.needs.of(plans));

  constructor(
    private readonly repository: PlannedMatchesRepository,
    private readonly needs: NeedsService,
    private readonly acting: ActingSides,
  ) {}

  /** Null when there is no such planned match; the caller's rights are not checked. */
  load(context: RequestContext, id: string): Promise<PlannedMatch | null> {
    return this.loader(context).load(id);
  }

  /** @throws Error when one of them is no planned match: ids that the database keeps always are */
  async loadAll(context: RequestContext, ids: readonly string[]): Promise<PlannedMatch[]> {
    const found = await Promise.all(ids.map((id) => this.load(context, id)));
    return found.map((plan, index) => {
      if (plan === null) throw new Error(`There is no planned match ${String(ids[index])}.`);
      return plan;
    });
  }

  needsOf(context: RequestContext, plan: PlannedMatch): Promise<NeededApproval[]> {
    return this.needsLoader(context).load(plan);
  }

  /** Null also for what is not the caller's business: games of the free championship are not in the public's calendar. */
  async find(context: RequestContext, id: string): Promise<PlannedMatch | null> {
    const plan = await this.load(context, id);
    if (plan === null || plan.competition !== 'free-championship') return plan;
    return (await this.acting.sees(context, plan.sides)) ? plan : null;
  }
}
