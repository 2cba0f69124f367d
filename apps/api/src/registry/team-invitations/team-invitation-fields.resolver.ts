import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { groupedBy, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../people/people.loader.js';
import { Person } from '../people/person.types.js';
import { Team } from '../teams/team.types.js';
import { TeamsLoader } from '../teams/teams.loader.js';
import { TeamInvitation, TeamInvitationMade, TeamInvitationOffer } from './team-invitation.types.js';
import { type TeamInvitationRow, TeamInvitationsRepository } from './team-invitations.repository.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

@Resolver(() => Team)
export class InvitationsOfTeamResolver {
  private readonly waiting = loaderPerRequest<string, readonly TeamInvitationRow[]>(async (ids) =>
    groupedBy(ids, await this.invitations.waitingOf(null, ids), ({ teamId }) => teamId),
  );

  private readonly members = loaderPerRequest<string, readonly { readonly personId: string }[]>(
    async (ids, { caller }) =>
      groupedBy(ids, await this.invitations.invitable(ids, caller.account!.personId), ({ teamId }) => teamId),
  );

  constructor(
    private readonly invitations: TeamInvitationsRepository,
    private readonly people: PeopleLoader,
    private readonly teams: TeamsLoader,
  ) {}

  @ResolveField(() => [TeamInvitation], {
    nullable: true,
    name: 'invitations',
    description: 'Invitations that wait for an answer: for its captain and the jury; null for others.',
  })
  async waitingInvitations(
    @Parent() { id }: Team,
    @Context() context: RequestContext,
  ): Promise<readonly TeamInvitation[] | null> {
    const sees = context.caller.account?.jury === true || (await this.isCaptain(context, id));
    return sees ? this.waiting(context).load(id) : null;
  }

  @ResolveField(() => [Person], {
    nullable: true,
    description: 'Members without an account whom the captain may invite to one: for the captain; null for others.',
  })
  async invitable(@Parent() { id }: Team, @Context() context: RequestContext): Promise<readonly Person[] | null> {
    if (!(await this.isCaptain(context, id))) return null;
    const members = await this.members(context).load(id);
    return this.people.loadAll(
      context,
      members.map(({ personId }) => personId),
    );
  }

  private async isCaptain(context: RequestContext, teamId: string): Promise<boolean> {
    const { account } = context.caller;
    if (account === null) return false;
    const members = await this.teams.membersOf(context, teamId);
    return members.some(
      ({ personId, captain, lastDay }) => captain && lastDay === null && personId === account.personId,
    );
  }
}

@Resolver(() => TeamInvitation)
export class TeamInvitationFieldsResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => Person, {
    nullable: true,
    description: 'The member who is to get an account; null for somebody new.',
  })
  person(@Parent() { personId }: TeamInvitation, @Context() context: RequestContext): Promise<Person | null> | null {
    return personId === null ? null : this.people.load(context, personId);
  }

  @ResolveField(() => String, { description: 'The name under which they were invited.' })
  async name(@Parent() { personId, name }: TeamInvitation, @Context() context: RequestContext): Promise<string> {
    return (personId === null ? name : (await this.people.load(context, personId))?.name) ?? '';
  }
}

@Resolver(() => TeamInvitationOffer)
export class TeamInvitationOfferResolver {
  constructor(
    private readonly people: PeopleLoader,
    private readonly teams: TeamsLoader,
    private readonly invitations: TeamInvitationsRepository,
  ) {}

  @ResolveField(() => Team, { description: 'To which team.' })
  team(@Parent() { teamId }: TeamInvitationOffer, @Context() context: RequestContext): Promise<Team | null> {
    return this.teams.load(context, teamId);
  }

  @ResolveField(() => Person, { description: 'Who invites.' })
  async invitedBy(
    @Parent() { inviterId }: TeamInvitationOffer,
    @Context() context: RequestContext,
  ): Promise<Person | null> {
    const [inviter] = await this.invitations.inviters([inviterId]);
    return this.people.load(context, inviter!.personId);
  }

  @ResolveField(() => String, { description: 'The name under which they are invited.' })
  async name(@Parent() { personId, name }: TeamInvitationOffer, @Context() context: RequestContext): Promise<string> {
    return (personId === null ? name : (await this.people.load(context, personId))?.name) ?? '';
  }
}

export const fieldsOfTeamInvitation = [
  fieldOf(TeamInvitationMade, 'team', () => Team, 'The team as it is now.').from(
    TeamsLoader,
    (teams, { teamId }, context) => teams.load(context, teamId),
  ),
];
