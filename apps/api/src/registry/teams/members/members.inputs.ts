import { InputType } from '@nestjs/graphql';
import { MemberInput } from '../team.types.js';
import { MemberOfTeamInput, TeamInput } from '../team.inputs.js';
import { Day, Id, Part, Words } from '../../../platform/inputs/fields.js';

@InputType({ isAbstract: true })
abstract class JoiningInput extends TeamInput {
  @Part(MemberInput, 'Who joins.')
  member!: MemberInput;

  @Day('Which day it is done for; today if left out. Another day is for the jury.', { nullable: true })
  day: string | null = null;

  @Words('With a reason the jury allows what the rules leave to it.', { nullable: true })
  reason: string | null = null;
}

@InputType({ description: 'What `addMember` takes.' })
export class AddMemberInput extends JoiningInput {}

@InputType({ description: 'What `replaceMember` takes.' })
export class ReplaceMemberInput extends JoiningInput {
  @Id('Whose place it is.')
  leaverId!: string;
}

@InputType({ description: 'What `leaveTeam` takes.' })
export class LeaveTeamInput extends MemberOfTeamInput {
  @Day('Which day it is done for; today if left out. Another day is for the jury.', { nullable: true })
  day: string | null = null;
}

@InputType({ description: 'What `makeCaptain` takes.' })
export class MakeCaptainInput extends MemberOfTeamInput {}

@InputType({ description: 'What `strikeMember` takes.' })
export class StrikeMemberInput extends MemberOfTeamInput {
  @Words('Why; the log keeps it.')
  reason!: string;
}
