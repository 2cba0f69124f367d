import { Args, ArgsType, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { EnteringService } from './entering.service.js';
import { SaveTeamResult, Team, TeamConnection, TeamSaved, type TeamState, TeamStateEnum } from './team.types.js';
import { TeamsLoader } from './teams.loader.js';
import { TeamsService } from './teams.service.js';
import { EnterTeamInput, RenameTeamInput, WithdrawTeamInput } from './teams.inputs.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';
import { fieldOf } from '../../platform/graphql/field-of.js';
import { Choices, Year } from '../../platform/inputs/fields.js';

@ArgsType()
class TeamsArguments extends PageArguments {
  @Year('The year of the season.')
  seasonYear!: number;

  @Choices(TeamStateEnum, 'In one of these states.', { defaultValue: ['takes-part'] })
  states: readonly TeamState[] = ['takes-part'];
}

@Resolver(() => Team)
export class TeamsResolver {
  constructor(
    private readonly service: TeamsService,
    private readonly entering: EnteringService,
    private readonly loader: TeamsLoader,
  ) {}

  @Allows('anyone')
  @Query(() => TeamConnection, { description: 'The teams of a season, by name (D16).' })
  teams(@Context() { source }: RequestContext, @Arguments() args: TeamsArguments): Promise<Connection<Team>> {
    return this.service.list(source, sliceOf(args), args.seasonYear, args.states);
  }

  @Allows('anyone')
  @Query(() => Team, { nullable: true, description: 'A team by id; null when there is none.' })
  team(
    @Context() context: RequestContext,
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }, ID_ARGUMENT) id: string,
  ): Promise<Team | null> {
    return this.loader.load(context, id);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description: 'Enters a team for a season (9): by the jury, or by a player, who becomes its captain.',
  })
  enterTeam(@CurrentCaller() caller: AccountCaller, @Input() input: EnterTeamInput): Promise<TeamSaved | Refused> {
    return this.entering.enter(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description: 'Renames a team: its captain before the first match, the jury at any time.',
  })
  renameTeam(@CurrentCaller() caller: AccountCaller, @Input() input: RenameTeamInput): Promise<TeamSaved | Refused> {
    return this.service.rename(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description: 'Withdraws a team that has no match, played or planned: its name and its players are free again.',
  })
  withdrawTeam(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: WithdrawTeamInput,
  ): Promise<TeamSaved | Refused> {
    return this.service.withdraw(caller, input);
  }
}

export const fieldsOfTeams = [
  fieldOf(TeamSaved, 'team', () => Team, 'The team.').from(TeamsLoader, (loader, { teamId }, context) =>
    loader.load(context, teamId),
  ),
];
