import { Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { PeopleLoader } from '../../people/people.loader.js';
import { Person } from '../../people/person.types.js';
import { CarryOverService } from './carry-over.service.js';
import { CarriedOver, CarriedTeam, CarryOverPreview, CarryOverResult } from './carry-over.types.js';
import { Year } from '../team-arguments.js';
import { SaveTeamResult, Team, TeamSaved } from '../team.types.js';
import { TeamsLoader } from '../teams.loader.js';
import { CarryOverInput, ConfirmTeamInput, DeclineTeamInput, DeclineMembershipInput } from './carry-over.inputs.js';
import { captainFirst } from '../members/captain-first.js';

@Resolver(() => CarriedOver)
export class CarryOverResolver {
  constructor(
    private readonly service: CarryOverService,
    private readonly teams: TeamsLoader,
  ) {}

  @Allows('jury')
  @Query(() => CarryOverPreview, { description: 'What carrying over the teams of the season before would do.' })
  previewCarryOver(@CurrentCaller() caller: AccountCaller, @Year() year: number): Promise<CarryOverPreview> {
    return this.service.preview(caller, year);
  }

  @Allows('jury')
  @Mutation(() => CarryOverResult, {
    description:
      'Proposes the teams of the season before, and who has not left them, for this one. Each takes part when its captain or the jury confirms it. Done twice, it proposes nothing twice.',
  })
  carryOver(@CurrentCaller() caller: AccountCaller, @Input() input: CarryOverInput): Promise<CarriedOver | Refused> {
    return this.service.carryOver(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description:
      'Confirms a team that was carried over: by who was its captain, or the jury. From then on it takes part.',
  })
  confirmTeam(@CurrentCaller() caller: AccountCaller, @Input() input: ConfirmTeamInput): Promise<TeamSaved | Refused> {
    return this.service.confirm(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description: 'Declines a team that was carried over: by who was its captain, or the jury. Its name is free again.',
  })
  declineTeam(@CurrentCaller() caller: AccountCaller, @Input() input: DeclineTeamInput): Promise<TeamSaved | Refused> {
    return this.service.decline(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description:
      'Somebody does not stay in the team that was carried over: they say so themselves, or the jury does for them.',
  })
  declineMembership(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: DeclineMembershipInput,
  ): Promise<TeamSaved | Refused> {
    return this.service.declineMembership(caller, input);
  }

  @ResolveField('teams', () => [Team], { description: 'The teams that were proposed.' })
  proposed(@Parent() { teamIds }: CarriedOver, @Context() context: RequestContext): Promise<readonly Team[]> {
    return this.teams.loadAll(context, teamIds);
  }
}

@Resolver(() => CarriedTeam)
export class CarriedTeamResolver {
  constructor(
    private readonly teams: TeamsLoader,
    private readonly people: PeopleLoader,
  ) {}

  @ResolveField(() => Team, { description: 'The team of the season before.' })
  team(@Parent() { teamId }: CarriedTeam, @Context() context: RequestContext): Promise<Team | null> {
    return this.teams.load(context, teamId);
  }

  @ResolveField(() => [Person], { description: 'Who would be proposed, the captain first, then by name.' })
  async members(@Parent() { members }: CarriedTeam, @Context() context: RequestContext): Promise<readonly Person[]> {
    const inOrder = await this.people.inOrder(context, members, captainFirst);
    return this.people.loadAll(
      context,
      inOrder.map(({ personId }) => personId),
    );
  }
}
