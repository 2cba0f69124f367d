import { Mutation, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import { LeavingService } from './leaving.service.js';
import { MembersService } from './members.service.js';
import { SaveTeamResult, TeamMember, TeamSaved } from '../team.types.js';
import {
  AddMemberInput,
  ReplaceMemberInput,
  LeaveTeamInput,
  MakeCaptainInput,
  StrikeMemberInput,
} from './members.inputs.js';

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
  addMember(@CurrentCaller() caller: AccountCaller, @Input() input: AddMemberInput): Promise<TeamSaved | Refused> {
    return this.service.add(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description:
      'Puts somebody in the place of a member, as captain too: the captain while that one has not played, else the jury with a reason (D20).',
  })
  replaceMember(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ReplaceMemberInput,
  ): Promise<TeamSaved | Refused> {
    return this.service.replace(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description:
      'Ends a membership: by the member, the captain or the jury. They join another team only next season (D20).',
  })
  leaveTeam(@CurrentCaller() caller: AccountCaller, @Input() input: LeaveTeamInput): Promise<TeamSaved | Refused> {
    return this.leaving.leave(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, { description: 'Makes a member the captain: by the captain of before or the jury.' })
  makeCaptain(@CurrentCaller() caller: AccountCaller, @Input() input: MakeCaptainInput): Promise<TeamSaved | Refused> {
    return this.leaving.makeCaptain(caller, input);
  }

  @Allows('jury')
  @Mutation(() => SaveTeamResult, {
    description:
      'Takes a membership back that was entered by mistake, of somebody who has not played: they may join another team.',
  })
  strikeMember(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: StrikeMemberInput,
  ): Promise<TeamSaved | Refused> {
    return this.leaving.strike(caller, input);
  }
}
