import { Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../people/people.loader.js';
import { Person } from '../people/person.types.js';
import { Team } from '../teams/team.types.js';
import { TeamsLoader } from '../teams/teams.loader.js';
import { CaptainInvited, type CaptainsInvited, InviteCaptainsResult } from './captain-invitation.types.js';
import { InviteCaptainsInput } from './captain-invitations.inputs.js';
import { CaptainInvitationsService } from './captain-invitations.service.js';

@Resolver(() => CaptainInvited)
export class CaptainInvitationsResolver {
  constructor(
    private readonly service: CaptainInvitationsService,
    private readonly teams: TeamsLoader,
    private readonly people: PeopleLoader,
  ) {}

  @Allows('jury-or-setup')
  @Mutation(() => InviteCaptainsResult, {
    description:
      'Invites the captains of these teams to an account, all of them or none; who can log in already is left out. By mail where the office can, else by a link for the inviter to hand on. Each link works once, for 14 days.',
    complexity: 200,
  })
  inviteCaptains(
    @CurrentCaller() caller: AccountCaller,
    @Context() { request }: RequestContext,
    @Input() input: InviteCaptainsInput,
  ): Promise<CaptainsInvited | Refused> {
    return this.service.invite(caller, input, request);
  }

  @ResolveField(() => Team, { description: 'The team.' })
  team(@Parent() { teamId }: CaptainInvited, @Context() context: RequestContext): Promise<Team | null> {
    return this.teams.load(context, teamId);
  }

  @ResolveField(() => Person, { description: 'Its captain.' })
  captain(@Parent() { personId }: CaptainInvited, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, personId);
  }
}
