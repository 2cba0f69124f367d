import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, IsOptional, ValidateNested } from 'class-validator';
import { NameScalar, UuidScalar } from '../../platform/graphql/scalars.js';
import { TeamInvitationInput } from './team-invitation.types.js';
import { LanguageEnum } from '../../platform/graphql/language.enum.js';
import { type Language } from '@tarokk/rules';
import { IsId, IsName, IsText } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `inviteToTeam` takes.' })
export class InviteToTeamInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The team.' })
  @IsId()
  teamId!: string;

  @Field(() => TeamInvitationInput, { description: 'Whom.' })
  @ValidateNested()
  @Type(() => TeamInvitationInput)
  whom!: TeamInvitationInput;

  @Field(() => LanguageEnum, { nullable: true, description: 'Of the letter; as of the request if left out.' })
  @IsOptional()
  @Allow()
  language: Language | null = null;
}

@InputType({ description: 'What `withdrawTeamInvitation` takes.' })
export class WithdrawTeamInvitationInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The team.' })
  @IsId()
  teamId!: string;

  @Field(() => UuidScalar, { description: 'Which.' })
  @IsId()
  id!: string;
}

@InputType({ description: 'What `acceptTeamInvitation` takes.' })
export class AcceptTeamInvitationInput {
  @Field(() => String, { description: 'The part of the link behind `#`.' })
  @IsText(500)
  token!: string;
}

@InputType({ description: 'What `joinTeam` takes.' })
export class JoinTeamInput {
  @Field(() => String, { description: 'The part of the link behind `#`.' })
  @IsText(500)
  token!: string;

  @Field(() => NameScalar, { description: '3 to 64 letters a–z, digits, `.`, `-` and `_`; case says nothing.' })
  @IsName()
  username!: string;

  @Field(() => String, { description: '10 to 200 characters, not the username, none of the commonest.' })
  @IsText(1000)
  password!: string;
}
