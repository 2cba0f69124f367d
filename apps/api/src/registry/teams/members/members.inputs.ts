import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { DayScalar, UuidScalar, WordsScalar } from '../../../platform/schema/scalars.js';
import { MemberInput } from '../team.types.js';
import { IsCalendarDay, IsId, IsWords } from '../../../platform/inputs/validators.js';
import { MemberOfTeamInput, TeamInput } from '../team.inputs.js';

@InputType({ isAbstract: true })
abstract class JoiningInput extends TeamInput {
  @Field(() => MemberInput, { description: 'Who joins.' })
  @ValidateNested()
  @Type(() => MemberInput)
  member!: MemberInput;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'Which day it is done for; today if left out. Another day is for the jury.',
  })
  @IsOptional()
  @IsCalendarDay()
  day: string | null = null;

  @Field(() => WordsScalar, {
    nullable: true,
    description: 'With a reason the jury allows what the rules leave to it.',
  })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}

@InputType({ description: 'What `addMember` takes.' })
export class AddMemberInput extends JoiningInput {}

@InputType({ description: 'What `replaceMember` takes.' })
export class ReplaceMemberInput extends JoiningInput {
  @Field(() => UuidScalar, { description: 'Whose place it is.' })
  @IsId()
  leaverId!: string;
}

@InputType({ description: 'What `leaveTeam` takes.' })
export class LeaveTeamInput extends MemberOfTeamInput {
  @Field(() => DayScalar, {
    nullable: true,
    description: 'Which day it is done for; today if left out. Another day is for the jury.',
  })
  @IsOptional()
  @IsCalendarDay()
  day: string | null = null;
}

@InputType({ description: 'What `makeCaptain` takes.' })
export class MakeCaptainInput extends MemberOfTeamInput {}

@InputType({ description: 'What `strikeMember` takes.' })
export class StrikeMemberInput extends MemberOfTeamInput {
  @Field(() => WordsScalar, { description: 'Why; the log keeps it.' })
  @IsWords()
  reason!: string;
}
