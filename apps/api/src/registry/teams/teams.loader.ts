import { Injectable } from '@nestjs/common';
import { groupedBy, inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { CarryOverRepository, type ProposedRow } from './carry-over/carry-over.repository.js';
import { type MembershipRow, MembershipsRepository } from './members/memberships.repository.js';
import { type TeamRow, TeamsRepository } from './teams.repository.js';

/** Teams and who is in them, fetched together for a request. */
@Injectable()
export class TeamsLoader {
  private readonly teams = loaderPerRequest<string, TeamRow | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByIds(ids), ({ id }) => id),
  );

  private readonly byTeam = loaderPerRequest<string, readonly MembershipRow[]>(async (ids) =>
    groupedBy(ids, await this.memberships.ofTeams(ids), ({ teamId }) => teamId),
  );

  private readonly byPerson = loaderPerRequest<string, readonly MembershipRow[]>(async (ids) =>
    groupedBy(ids, await this.memberships.ofPersons(ids), ({ personId }) => personId),
  );

  private readonly proposed = loaderPerRequest<string, readonly ProposedRow[]>(async (ids) =>
    groupedBy(ids, await this.carryOver.proposedOf(null, ids), ({ teamId }) => teamId),
  );

  private readonly waiting = loaderPerRequest<string, readonly { readonly teamId: string }[]>(async (ids) =>
    groupedBy(ids, await this.carryOver.waitingFor(ids), ({ personId }) => personId),
  );

  constructor(
    private readonly repository: TeamsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly carryOver: CarryOverRepository,
  ) {}

  /** Null for an id that is no team's. */
  load(context: RequestContext, id: string): Promise<TeamRow | null> {
    return this.teams(context).load(id);
  }

  /** @throws Error when one of them is no team: ids that the database keeps always are */
  async loadAll(context: RequestContext, ids: readonly string[]): Promise<TeamRow[]> {
    const found = await Promise.all(ids.map((id) => this.load(context, id)));
    return found.map((team, index) => {
      if (team === null) throw new Error(`There is no team ${String(ids[index])}.`);
      return team;
    });
  }

  membersOf(context: RequestContext, teamId: string): Promise<readonly MembershipRow[]> {
    return this.byTeam(context).load(teamId);
  }

  membershipsOf(context: RequestContext, personId: string): Promise<readonly MembershipRow[]> {
    return this.byPerson(context).load(personId);
  }

  /** Whom a team that was carried over would like to keep. */
  proposedOf(context: RequestContext, teamId: string): Promise<readonly ProposedRow[]> {
    return this.proposed(context).load(teamId);
  }

  /** The teams that would like to keep somebody, and wait for an answer. */
  async waitingFor(context: RequestContext, personId: string): Promise<TeamRow[]> {
    const waiting = await this.waiting(context).load(personId);
    return this.loadAll(
      context,
      waiting.map(({ teamId }) => teamId),
    );
  }
}
