import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { NameScalar, UuidScalar } from '../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { EnteringService } from './entering.service.js';
import { AllowedBecause, ChangeDay, Reason, TeamId, Year } from './team-arguments.js';
import {
  MemberInput,
  SaveTeamResult,
  Team,
  TeamConnection,
  TeamSaved,
  type TeamState,
  TeamStateEnum,
} from './team.types.js';
import { TeamsLoader } from './teams.loader.js';
import { TeamsService } from './teams.service.js';

@Resolver(() => Team)
export class TeamsResolver {
  constructor(
    private readonly service: TeamsService,
    private readonly entering: EnteringService,
    private readonly loader: TeamsLoader,
  ) {}

  @Allows('anyone')
  @Query(() => TeamConnection, { description: 'The teams of a season, by name (D16).' })
  teams(
    @Args() page: PageArguments,
    @Context() { source }: RequestContext,
    @Year() year: number,
    @Args('state', {
      type: () => TeamStateEnum,
      defaultValue: 'takes-part',
      description: 'Those that take part, or others.',
    })
    state: TeamState,
  ): Promise<Connection<Team>> {
    return this.service.list(source, sliceOf(page), year, state);
  }

  @Allows('anyone')
  @Query(() => Team, { nullable: true, description: 'A team by id; null when there is none.' })
  team(
    @Context() context: RequestContext,
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }) id: string,
  ): Promise<Team | null> {
    return this.loader.load(context, id);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description: 'Enters a team for a season (9): by the jury, or by a player, who becomes its captain.',
  })
  enterTeam(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Year() year: number,
    @Args('name', { type: () => NameScalar, description: 'Its name, unique in the season (9).' }) name: string,
    @Args('members', {
      type: () => [MemberInput],
      description: 'Two or three members, the captain first; a player who enters his own team need not be named.',
    })
    members: readonly MemberInput[],
    @ChangeDay() day: string | null = null,
    @AllowedBecause() reason: string | null = null,
  ): Promise<TeamSaved | Refused> {
    return this.entering.enter(caller, key, { year, name, members, day, reason });
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description: 'Renames a team: its captain before the first match, the jury at any time.',
  })
  renameTeam(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @TeamId() teamId: string,
    @Args('name', { type: () => NameScalar, description: 'The new name, unique in the season (9).' }) name: string,
  ): Promise<TeamSaved | Refused> {
    return this.service.rename(caller, key, teamId, name);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description: 'Withdraws a team that has no match, played or planned: its name and its players are free again.',
  })
  withdrawTeam(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @TeamId() teamId: string,
    @Reason() reason: string,
  ): Promise<TeamSaved | Refused> {
    return this.service.withdraw(caller, key, teamId, reason);
  }
}

@Resolver(() => TeamSaved)
export class TeamSavedResolver {
  constructor(private readonly loader: TeamsLoader) {}

  @ResolveField(() => Team, { description: 'The team.' })
  team(@Context() context: RequestContext, @Parent() { teamId }: TeamSaved): Promise<Team | null> {
    return this.loader.load(context, teamId);
  }
}
