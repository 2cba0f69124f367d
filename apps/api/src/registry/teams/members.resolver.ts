import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { LeavingService } from './leaving.service.js';
import { MembersService } from './members.service.js';
import { AllowedBecause, ChangeDay, Joining, Reason, TeamId } from './team-arguments.js';
import { MemberInput, SaveTeamResult, TeamMember, TeamSaved } from './team.types.js';

const PersonId = (): ParameterDecorator => Args('personId', { type: () => UuidScalar, description: 'Who.' });

@Resolver(() => TeamMember)
export class MembersResolver {
  constructor(
    private readonly service: MembersService,
    private readonly leaving: LeavingService,
  ) {}

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description:
      'Takes somebody into a team: the captain while there is a place that nobody who has played had (9, D20), else the jury with a reason.',
  })
  addMember(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @TeamId() teamId: string,
    @Joining() member: MemberInput,
    @ChangeDay() day: string | null = null,
    @AllowedBecause() reason: string | null = null,
  ): Promise<TeamSaved | Refused> {
    return this.service.add(caller, key, { teamId, member, day, reason });
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description:
      'Puts somebody in the place of a member, as captain too: the captain while that one has not played, else the jury with a reason (D20).',
  })
  replaceMember(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @TeamId() teamId: string,
    @Args('leaverId', { type: () => UuidScalar, description: 'Whose place it is.' }) leaverId: string,
    @Joining() member: MemberInput,
    @ChangeDay() day: string | null = null,
    @AllowedBecause() reason: string | null = null,
  ): Promise<TeamSaved | Refused> {
    return this.service.replace(caller, key, leaverId, { teamId, member, day, reason });
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description:
      'Ends a membership: by the member himself, the captain or the jury. He joins another team only next season (D20).',
  })
  leaveTeam(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @TeamId() teamId: string,
    @PersonId() personId: string,
    @ChangeDay() day: string | null = null,
  ): Promise<TeamSaved | Refused> {
    return this.leaving.leave(caller, key, { teamId, personId, day });
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, { description: 'Makes a member the captain: by the captain before him or the jury.' })
  makeCaptain(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @TeamId() teamId: string,
    @PersonId() personId: string,
  ): Promise<TeamSaved | Refused> {
    return this.leaving.makeCaptain(caller, key, teamId, personId);
  }

  @Allows('jury')
  @Mutation(() => SaveTeamResult, {
    description:
      'Takes a membership back that was entered by mistake, of somebody who has not played: he may join another team.',
  })
  strikeMember(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @TeamId() teamId: string,
    @PersonId() personId: string,
    @Reason() reason: string,
  ): Promise<TeamSaved | Refused> {
    return this.leaving.strike(caller, key, { teamId, personId, reason });
  }
}
